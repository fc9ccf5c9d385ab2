/** The first one is the default. */
export const templates = /** @type {const} */ ([
  { name: 'vite', text: 'Vite, the button and its modal' },
  { name: 'next', text: 'Next.js, rendered on the server' },
  { name: 'headless', text: 'Vite, hooks only: every pixel is yours' },
  { name: 'solana', text: 'Vite, EVM and Solana side by side' },
  { name: 'mobile', text: 'Vite, a web app for phones' },
  { name: 'vue', text: 'Vite and Vue, without components' },
  { name: 'svelte', text: 'Vite and Svelte, without components' },
  { name: 'vite-wagmi2-rainbowkit', text: 'wagmi 2 and RainbowKit' },
  { name: 'vite-wagmi2-connectkit', text: 'wagmi 2 and ConnectKit' },
])
