import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { workOffline } from './offline/offline.ts'
import { showTheme } from './theme/theme.svelte.ts'

showTheme()
workOffline()
const target = document.getElementById('app')
if (target) mount(App, { target })
