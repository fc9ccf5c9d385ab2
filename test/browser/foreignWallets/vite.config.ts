import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import app from '../../../playground/app/vite.config.js'

export default defineConfig({
  ...app,
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: { target: 'es2022', emptyOutDir: true },
})
