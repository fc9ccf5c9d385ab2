import { expect } from '@playwright/test'
import { fetchLocal } from '../../packages/devnet/test/fetchLocal.js'
import type { Services } from '../e2e/createServices.js'
import { newEmail } from '../e2e/fixtures.js'
import { en } from '../e2e/modal/steps.js'
import type { E2eState } from '../e2e/state.js'
import type { Query } from './findInPage.js'
import type { Session } from './openSession.js'

/** The modal of the components. */
export const modal = '.lk-dialog'
export const named = (name: string): Query => ({ name, within: modal })
export const says = (text: string): Query => ({ css: modal, text })
export const connectButton: Query = {
  name: en.button.connect,
  within: '[role=banner], header',
}

/** The button that shows the connected account. */
export const accountButton: Query = {
  css: 'header button',
  text: 'Account 0x',
}

/**
 * Signs in through the modal of the dApp, and leaves it open at the account.
 */
export async function logIn(
  webkit: Session,
  local: E2eState,
  services: Services,
) {
  const email = newEmail()
  await webkit.visit(local.urls.dapp)
  await webkit.click(connectButton)
  await webkit.fill(named(en.login.email), email)
  await webkit.click(named(en.login.continueWithEmail))
  await webkit.see(says(email))
  await webkit.fill(named(en.login.code), await services.code(email))
  await keepAccount(webkit, email)
  await webkit.see(says('1,000 USDL'))
  return { address: await readAddress(webkit), email }
}

/** Continues in the window that keeps the account, which then closes. */
export async function keepAccount(webkit: Session, email: string) {
  await webkit.inWindow(
    () => webkit.inFrame(() => webkit.click({ testid: 'keep-open' })),
    async () => {
      expect(await webkit.read({ testid: 'keep-name' })).toBe(email)
      await webkit.press({ testid: 'keep-continue' })
    },
  )
}

/** Confirms a new device by the link in the mail. */
export async function confirmDevice(services: Services, email: string) {
  const find = async () =>
    (await services.mails(email)).find((mail) => mail.link)?.link
  await expect.poll(find).toBeTruthy()
  await fetchLocal(String(await find()), {
    body: new URLSearchParams({ decision: 'approve' }),
    method: 'POST',
  })
}

/** Runs something in the window in which the frame's requests are decided. */
export const inApproval = (webkit: Session, work: () => Promise<unknown>) =>
  webkit.inWindow(
    () => webkit.inFrame(() => webkit.click({ testid: 'continue' })),
    work,
  )

/** Reads the card to its end, as required, and approves. */
export const approve = (webkit: Session) =>
  inApproval(webkit, async () => {
    await webkit.see({ css: '.body' })
    await webkit.evaluate(() => {
      const body = document.querySelector('.body')
      body?.scrollTo(0, body.scrollHeight)
    })
    await webkit.press({ testid: 'approve' })
  })

/** Returns the address of the connected account, as stored by wagmi. */
export const readAddress = (webkit: Session) =>
  webkit.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('wagmi.store') ?? '{}')
    const connections = new Map<string, { accounts: `0x${string}`[] }>(
      state.connections.value,
    )
    const [address] = connections.get(state.current)?.accounts ?? []
    if (!address) throw new Error('Nobody is connected')
    return address
  })

/** Returns the name of the focused element, or an empty text for the page. */
export const readFocus = (webkit: Session) =>
  webkit.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    return focused.getAttribute('aria-label') ?? focused.textContent
  })

/** Fills the form of the modal, and continues to the card, its review. */
export async function review(
  webkit: Session,
  { amount, to, token = 'USDL' }: review.Draft,
) {
  await webkit.click(named(en.account.send))
  await webkit.click({ css: 'button', text: 'Change token', within: modal })
  await webkit.see(says(en.titles.WalletSendSelectToken))
  await webkit.click({ css: 'button', text: token, within: modal })
  await webkit.see(says(en.titles.WalletSend))
  await webkit.fill(named(en.send.amountHint), amount)
  await webkit.fill(named(en.send.to), to)
  await webkit.click(named(en.send.review))
}

export declare namespace review {
  type Draft = { amount: string; to: string; token?: string }
}
