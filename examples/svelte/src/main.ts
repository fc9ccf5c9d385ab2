import './style.css'
import { reconnect } from '@wagmi/core'
import { mount } from 'svelte'
import App from './App.svelte'
import { config, kit } from './wallet'

// In React, the providers do both.
kit.mount()
reconnect(config)

const target = document.getElementById('app')
if (target) mount(App, { target })
