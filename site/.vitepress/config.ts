import { defineConfig } from 'vitepress'
import llmstxt from 'vitepress-plugin-llms'
import { addReferenceLinks } from './addReferenceLinks.js'
import { addTypes } from './addTypes.js'
import { checkAnchors } from './checkAnchors.js'
import { nav, toSidebar } from './pages.js'
import { readReference } from './readReference.js'
import { renderForSearch } from './renderForSearch.js'
import { toAnchor } from './toAnchor.js'
import { toRepositoryLinks } from './toRepositoryLinks.js'

const description =
  'Wallet connection and payments for wagmi apps, on EVM chains and Solana.'

export default defineConfig({
  title: 'Latchkey',
  description,
  lang: 'en-US',
  srcDir: '../docs',
  outDir: './dist',
  cacheDir: './.cache',
  cleanUrls: true,
  head: [
    ['link', { rel: 'icon', href: '/key.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  markdown: {
    anchor: { slugify: toAnchor },
    theme: { light: 'github-light', dark: 'github-dark' },
    // Compiling every example would delay the first page while you write. The
    // tests compile them apart.
    ...(process.argv.includes('build') &&
      !process.env.LATCHKEY_SITE_PLAIN && { codeTransformers: [addTypes()] }),
    config(md) {
      md.use(toRepositoryLinks)
      md.use(addReferenceLinks, readReference())
    },
  },
  buildEnd: ({ outDir }) => checkAnchors(outDir),
  themeConfig: {
    logo: '/key.svg',
    nav,
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { _render: renderForSearch } },
    sidebar: toSidebar(readReference()),
  },
  vite: {
    // The site has no assets to inline but its own.
    build: { chunkSizeWarningLimit: 4_000 },
    plugins: [llmstxt({ description })],
    publicDir: new URL('../public', import.meta.url).pathname,
  },
})
