import './styles/tokens.css'
import './styles/base.css'
import './styles/board.css'
import './styles/game.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'

router.start()
await settings.start()
mount(App, { target: document.getElementById('app')! })
