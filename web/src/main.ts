import './styles/tokens.css'
import './styles/base.css'
import './styles/board.css'
import './styles/game.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { listenForGesture } from './lib/sound/sounds'

router.start()
listenForGesture()
await settings.start()
mount(App, { target: document.getElementById('app')! })
