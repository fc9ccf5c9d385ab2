import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folders of the pages that the browser tests open. */
export const pages = {
  frame: here('../../packages/wallet'),
  wallet: here('../../playground/wallet'),
  app: here('../../playground/app'),
  stage: here('../browser/stage'),
  harness: here('../browser/harness'),
  adapter: here('../browser/solana/adapterPage'),
}

/** Builds the pages as they would be shipped. */
export async function buildPages() {
  for (const dir of Object.values(pages))
    await build({ configFile: `${dir}/vite.config.ts`, logLevel: 'error' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPages()
