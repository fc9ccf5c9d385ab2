import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from '../e2e/fixtures.js'
import { openStage } from './openStage.js'

const folder = fileURLToPath(new URL('../../.cache/web3icons', import.meta.url))
const svgs = `${folder}/node_modules/@web3icons/core/dist/svgs/wallets/background`

/** Installs the package apart from ours: it has 18,000 files. */
function installIcons() {
  if (existsSync(svgs)) return true
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '@web3icons/core@4.0.56'],
      { stdio: 'ignore', timeout: 100_000 },
    )
  } catch {
    return false
  }
  return existsSync(svgs)
}

const readIcon = async (name: string): Promise<string> =>
  (await import(pathToFileURL(`${svgs}/${name}.svg.js`).href)).default

test('param: wallets.images, with the SVGs of @web3icons/core @rest', async ({
  local,
  page,
  problems,
}) => {
  test.skip(!installIcons(), '@web3icons/core cannot be installed')
  const images = {
    MetaMask: await readIcon('metamask'),
    'Coinbase Wallet': await readIcon('coinbase'),
    'Trust Wallet': await readIcon('trust'),
  }
  await page.route('**/images.json', (route) => route.fulfill({ json: images }))
  const { dialog, opener } = await openStage(page, local, 'pairing&images')
  await opener.click()
  const read = (name: string) =>
    dialog
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return { source: image.src, width: image.naturalWidth }
      })
  const toSource = (svg: string) =>
    `data:image/svg+xml,${encodeURIComponent(svg)}`
  const metamask = await read('MetaMask')
  expect(metamask.source).toBe(toSource(images.MetaMask))
  expect(metamask.width).toBeGreaterThan(0)
  // Over the explorer's picture, in the list of all wallets.
  await dialog.getByRole('button', { name: /^All wallets/ }).click()
  const trust = await read('Trust Wallet')
  expect(trust.source).toBe(toSource(images['Trust Wallet']))
  expect(trust.width).toBeGreaterThan(0)
  expect((await read('Phantom')).source).toMatch(/getWalletImage/)
  expect(problems).toEqual([])
})
