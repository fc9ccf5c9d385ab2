import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, login, newReceiver, test } from './fixtures.js'
import { send } from './steps.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Imports the code block of the docs that contains this function, as a module.
 */
async function importBlock(file: string, name: string) {
  const text = await readFile(here(`../../docs/${file}`), 'utf8')
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```$/gms)]
  const code = blocks
    .map(([, block = '']) => block)
    .find((block) => block.includes(`export async function ${name}(`))
  if (!code) throw new Error(`${file} has no block with ${name}()`)
  const dir = here('../../.cache/docs')
  await mkdir(dir, { recursive: true })
  const path = `${dir}/${name}.ts`
  await writeFile(path, code)
  return import(pathToFileURL(path).href)
}

test('default: the documented approve() approves @engines-long', async ({
  local,
  page,
  services,
}) => {
  const { approve } = (await importBlock('testing-locally.md', 'approve')) as {
    approve(page: Page): Promise<void>
  }
  await page.goto(local.urls.app)
  await login(page, services)
  const to = newReceiver()
  await send(page, { amount: '1.5', to })
  await approve(page)
  await expect.poll(() => services.usd(to)).toBe(1_500_000n)
})
