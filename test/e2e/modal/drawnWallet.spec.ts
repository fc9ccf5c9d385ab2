import type { Page } from '@playwright/test'
import { truncateAddress } from '../../../src/core/format/truncateAddress.js'
import { getDevAccount } from '../../browser/injectWallet.js'
import { expect, test } from '../fixtures.js'
import {
  accountButton,
  alertOf,
  buttonOf,
  connectButton,
  en,
  expectSound,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const { address } = getDevAccount(6)

/** How a wallet can appear in the page. None of them knows of our dialog. */
const looks = {
  /** Over everything, in a shadow root that is filled later. */
  overlay:
    'position: fixed; inset: 0; z-index: 10; display: grid; place-items: center; background: #0008',
  /** In a corner, beside the card. */
  corner:
    'position: fixed; inset: auto 8px 8px auto; width: 200px; height: 80px; background: #ccc',
  /** At the end of the page, without any style. */
  plain: '',
}

/**
 * Injects a wallet that prompts in the page itself, announced through
 * EIP-6963. Returns a locator for its buttons.
 */
async function drawWallet(
  page: Page,
  look: keyof typeof looks,
  mode: ShadowRootMode = 'open',
) {
  await page.addInitScript(
    ({ address, mode, style }) => {
      if (window !== window.top || !location.protocol.startsWith('http')) return
      let chainId = '0x7a69'
      const listeners: ((chainId: string) => void)[] = []
      function ask<value>(answer: () => value) {
        return new Promise<value>((resolve, reject) => {
          const host = document.createElement('div')
          document.body.append(host)
          const root = host.attachShadow({ mode })
          requestAnimationFrame(() => {
            const box = document.createElement('div')
            box.style.cssText = style
            const add = (name: string, onClick: () => void) => {
              const button = document.createElement('button')
              button.textContent = name
              button.addEventListener('click', () => {
                host.remove()
                onClick()
              })
              box.append(button)
            }
            add('Allow', () => resolve(answer()))
            add('Refuse', () =>
              reject(Object.assign(new Error('no'), { code: 4001 })),
            )
            root.append(box)
            // Like Mobile Wallet Adapter: it hides and never responds.
            if (mode === 'closed')
              addEventListener('keydown', ({ key }) => {
                if (key === 'Escape') box.style.display = 'none'
              })
          })
        })
      }
      const provider = {
        async request({ method, params }: { method: string; params: never }) {
          if (method === 'eth_chainId') return chainId
          if (method === 'eth_requestAccounts') return ask(() => [address])
          if (method === 'wallet_switchEthereumChain')
            return ask(() => {
              chainId = (params[0] as { chainId: string }).chainId
              for (const listener of listeners) listener(chainId)
              return null
            })
          if (method === 'wallet_requestPermissions')
            throw Object.assign(new Error('no such method'), { code: -32601 })
          return []
        },
        on(name: string, listener: (chainId: string) => void) {
          if (name === 'chainChanged') listeners.push(listener)
        },
        removeListener() {},
      }
      const info = {
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        name: 'Drawn',
        rdns: 'test.drawn',
        uuid: '5a1d0c1e-0b6c-4f0e-9d3e-6a1f5c7b2e19',
      }
      const detail = Object.freeze({ info, provider })
      const announce = () =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    { address, mode, style: looks[look] },
  )
  return (name: 'Allow' | 'Refuse') => page.getByRole('button', { name })
}

const isLocked = (page: Page) => page.locator('[data-latchkey-scroll]').count()

test('default: the modal makes way for a wallet that prompts in the page @touch', async ({
  local,
  page,
  problems,
}) => {
  const wallet = await drawWallet(page, 'overlay')
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^Drawn/)
  await wallet('Refuse').click()
  // Back where it was, with the wallet's response.
  await expect(alertOf(page, en.login.declined)).toBeVisible()
  await expectSound(page)
  expect(await isLocked(page)).toBe(1)
  await press(page, en.common.tryAgain)
  await expect(modalOf(page)).toBeHidden()
  expect(await isLocked(page)).toBe(0)
  await wallet('Allow').click()
  await expect(accountButton(page)).toContainText(truncateAddress(address))
  await expect(accountButton(page)).toBeFocused()
  // A later request of the same wallet.
  await accountButton(page).click()
  await expect(viewOf(page, 'Account')).toBeVisible()
  await press(page, /Switch network$/)
  await press(page, /^Anvil Two/)
  await wallet('Allow').click()
  await expect(viewOf(page, 'Account')).toBeVisible()
  await expect(buttonOf(page, /^Anvil Two.*Switch network$/)).toBeVisible()
  await expectSound(page)
  expect(problems).toEqual([])
})

test('behavior: beside a wallet that hides in its closed shadow root @engines-long', async ({
  local,
  page,
  problems,
}) => {
  await drawWallet(page, 'overlay', 'closed')
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^Drawn/)
  // It covers the card's place.
  await expect(modalOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  // The wallet has not responded: the request can be cancelled here.
  await expect(viewOf(page, 'ConnectingExternal')).toBeVisible()
  await press(page, en.common.cancel)
  await expect(viewOf(page, 'Connect')).toBeVisible()
  expect(problems).toEqual([])
})

for (const look of ['corner', 'plain'] as const)
  test(`behavior: it stays beside one that stands elsewhere, ${look} @touch @long`, async ({
    local,
    page,
    problems,
  }) => {
    const wallet = await drawWallet(page, look)
    await page.goto(local.urls.dapp)
    await connectButton(page).click()
    await press(page, /^Drawn/)
    await wallet('Allow').click()
    await expect(accountButton(page)).toContainText(truncateAddress(address))
    await expect(modalOf(page)).toBeHidden()
    expect(problems).toEqual([])
  })

test('behavior: beside the wallet the card works, and Cancel cancels @long', async ({
  local,
  page,
  problems,
}) => {
  const wallet = await drawWallet(page, 'corner')
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await press(page, /^Drawn/)
  await expect
    .poll(() => modalOf(page).evaluate((el) => el.matches(':modal')))
    .toBe(false)
  await expect(wallet('Allow')).toBeVisible()
  await press(page, en.common.cancel)
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await expectSound(page)
  // Too late: the request was cancelled.
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await wallet('Allow').click()
  await expect(wallet('Allow')).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
  expect(problems).toEqual([])
})
