import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { noncePlaceholder } from '../../../playground/noncePlaceholder.js'
import { noQrModal } from '../../../playground/noQrModal.js'
import { stylesPlugin } from '../../../playground/stylesPlugin.js'
import { hostStyles } from './hostStyles.js'

const entryPoint = (name: string) =>
  fileURLToPath(new URL(`../../../src/exports/${name}.ts`, import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [stylesPlugin(), hostStyles()],
  html: { cspNonce: noncePlaceholder },
  resolve: {
    alias: [
      ...noQrModal,
      { find: /^latchkey$/, replacement: entryPoint('index') },
      { find: /^latchkey\/(\w+)$/, replacement: entryPoint('$1') },
    ],
  },
  build: { target: 'es2022', emptyOutDir: true },
})
