import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds the static pages of the secure frame into `distDir`. */
export async function buildWallet(): Promise<void> {
  const file = new URL('../vite.config.ts', import.meta.url)
  await build({ configFile: fileURLToPath(file), logLevel: 'warn' })
}
