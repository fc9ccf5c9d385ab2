import './style.css'
import { reconnect } from '@wagmi/core'
import { createApp } from 'vue'
import App from './App.vue'
import { config, kit } from './wallet'

// In React, the providers do both.
kit.mount()
reconnect(config)

createApp(App).mount('#app')
