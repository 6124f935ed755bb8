/** Our own icons: 24 units, stroke 1.75, round; class f is filled. */
export const ICONS = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  undo: '<path d="M4 8h10a5.5 5.5 0 010 11H9M4 8l5-5M4 8l5 5"/>',
  takeback: '<path d="M11 6l-6 6 6 6M19 6l-6 6 6 6"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="4"/><g class="f"><circle cx="8.6" cy="8.6" r="1.4"/><circle cx="15.4" cy="15.4" r="1.4"/><circle cx="12" cy="12" r="1.4"/></g>',
  cube: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M9.2 9.6a2.9 2.9 0 015.6.9c0 2.2-5.6 3.2-5.6 5.7h5.8"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11"/><g class="f"><circle cx="4.8" cy="6" r="1.3"/><circle cx="4.8" cy="12" r="1.3"/><circle cx="4.8" cy="18" r="1.3"/></g>',
  flag: '<path d="M6 21V4M6 5c4-2.5 7 2 12 0v8c-5 2-8-2.5-12 0"/>',
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="M12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9"/>',
  flip: '<path d="M4 7h15M4 7l3.5-3.5M4 7l3.5 3.5M20 17H5M20 17l-3.5-3.5M20 17l-3.5 3.5"/>',
  bot: '<rect x="5" y="8.5" width="14" height="10.5" rx="3"/><path d="M12 8.5V5M2.8 13v2M21.2 13v2"/><g class="f"><circle cx="9.3" cy="13.5" r="1.3"/><circle cx="14.7" cy="13.5" r="1.3"/><circle cx="12" cy="4.2" r="1.3"/></g>',
  users:
    '<circle cx="9" cy="9" r="3.3"/><path d="M2.8 19c.6-3.5 3.1-5.2 6.2-5.2s5.6 1.7 6.2 5.2M15.5 5.9a3.3 3.3 0 010 6.2M17.5 14.2c2 .6 3.4 2.2 3.8 4.8"/>',
  replay: '<path d="M5 12a7 7 0 112.2 5.1M5 12l-2-2.6M5 12l2.8-1.8"/>',
  target: '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="3.5"/>',
  more: '<g class="f"><circle cx="5.5" cy="12" r="1.6"/><circle cx="12" cy="12" r="1.6"/><circle cx="18.5" cy="12" r="1.6"/></g>',
  down: '<path d="M6 9l6 6 6-6"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.7 9.7a2.3 2.3 0 114.1 1.5c-.8.9-1.8 1.3-1.8 2.6"/><g class="f"><circle cx="12" cy="16.6" r="1.1"/></g>',
  type: '<rect x="3" y="6" width="18" height="12" rx="2.5"/><path d="M7 10h.01M12 10h.01M17 10h.01M8 14h8"/>',
  cross: '<path d="M6 6l12 12M18 6L6 18"/>',
  book: '<path d="M5 5.5A2.5 2.5 0 017.5 3H19v15H7.5A2.5 2.5 0 005 20.5zM5 20.5A2.5 2.5 0 007.5 21H19M9 8h6M9 12h4"/>',
  share:
    '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="5.5" r="2.6"/><circle cx="17.5" cy="18.5" r="2.6"/><path d="M8.3 10.7l6.9-3.9M8.3 13.3l6.9 3.9"/>',
  table: '<rect x="4" y="5" width="16" height="14" rx="2.5"/><path d="M4 10h16M10 10v9"/>',
  filter: '<path d="M4 6h16M7 12h10M10 18h4"/>',
  next: '<path d="M9 5l7 7-7 7"/>',
  learn:
    '<path d="M2.5 9.5L12 5l9.5 4.5L12 14z"/><path d="M6.5 11.8V16c1.5 1.6 3.5 2.4 5.5 2.4s4-.8 5.5-2.4v-4.2M21.5 9.5V15"/>',
  bulb: '<path d="M9 17.5h6M10 20.5h4M8 14.5a6 6 0 118 0c-.7.6-1 1.5-1 3H9c0-1.5-.3-2.4-1-3z"/>',
} as const

export type IconName = keyof typeof ICONS
