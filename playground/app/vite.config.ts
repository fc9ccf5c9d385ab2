import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { noncePlaceholder } from '../noncePlaceholder.js'
import { noQrModal } from '../noQrModal.js'
import { stylesPlugin } from '../stylesPlugin.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const entryPoint = (name: string) => here(`../../src/exports/${name}.ts`)

export default defineConfig({
  root: here('.'),
  plugins: [stylesPlugin()],
  html: { cspNonce: noncePlaceholder },
  resolve: {
    alias: [
      ...noQrModal,
      { find: /^latchkey$/, replacement: entryPoint('index') },
      {
        find: /^latchkey\/solana\/adapter$/,
        replacement: entryPoint('solanaAdapter'),
      },
      { find: /^latchkey\/(\w+)$/, replacement: entryPoint('$1') },
    ],
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['index', 'headless', 'parts', 'shop', 'sign-in'].map((name) =>
        here(`${name}.html`),
      ),
    },
  },
})
