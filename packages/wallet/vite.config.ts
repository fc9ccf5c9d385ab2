import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  base: '/sdk/',
  resolve: {
    alias: { 'latchkey/frame': here('../../src/exports/frame.ts') },
  },
  // One file, alone in its folder: the page's policy allows that folder only,
  // and the worker's own policy lets it load nothing else.
  worker: {
    format: 'iife',
    rollupOptions: {
      output: { entryFileNames: 'worker/signer-[hash].js' },
    },
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the page runs under `script-src 'self'; style-src 'self'`
    // and `require-trusted-types-for 'script'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: here('./index.html'),
        approve: here('./approve.html'),
        keep: here('./keep.html'),
        handOver: here('./handOver.html'),
        export: here('./export.html'),
        devices: here('./devices.html'),
        passkey: here('./passkey.html'),
      },
    },
  },
})
