import type { Page } from '@playwright/test'
import type { ModalEntry } from 'latchkey'
import { en as enStart } from '../../src/components/strings/en.js'
import { enInside } from '../../src/components/strings/enInside.js'

const en = { ...enStart, ...enInside }
const modalOf = (page: Page) => page.locator('dialog.lk-dialog')

/**
 * Takes the views that other journeys do not reach, opened as an app can open
 * them.
 */
export async function shootMore(parameters: shootMore.Parameters) {
  const { enter, page, take } = parameters
  const show = async (entry: ModalEntry, text: string | RegExp) => {
    await page.evaluate((entry) => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [{ view: 'Connect' } as const, entry],
      }))
    }, entry)
    await modalOf(page).getByText(text).first().waitFor()
  }
  await page.getByRole('button', { name: en.button.connect }).click()
  await show({ view: 'ConnectWallets' }, 'Fjord')
  await take('connect-wallets-apart')
  await show(
    { data: { walletId: 'fjord.example' }, view: 'ConnectingMultiChain' },
    en.pairing.whichKindHint,
  )
  await take('connecting-multi-chain')
  await show(
    { data: { walletId: 'gone' }, view: 'ConnectingMultiChain' },
    en.login.notInstalledHint,
  )
  await take('connecting-multi-chain-gone')
  await show({ view: 'ConnectingSocial' }, 'Google')
  await take('connecting-social-which')
  await show({ view: 'Connect' }, en.login.email)
  await enter()

  await show({ view: 'Transactions' }, /./)
  await modalOf(page).locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await take('transactions')
  const chainId = await page.evaluate(
    () => globalThis.stage.kit.config.chains[1]?.id ?? 0,
  )
  await show({ data: { chainId }, view: 'SwitchNetwork' }, /./)
  await take('switch-network')
  await show(
    { data: { namespace: 'solana' }, view: 'SwitchActiveChain' },
    /Solana/,
  )
  await take('switch-active-chain')
  await show(
    { data: { isSkippable: true }, view: 'DataCapture' },
    en.signIn.emailHint,
  )
  await take('data-capture')
  const email = 'ada.lovelace@example.com'
  await show({ data: { email }, view: 'DataCaptureOtpConfirm' }, email)
  await take('data-capture-code')
  await show({ view: 'WalletReceive' }, en.account.askAmount)
  await modalOf(page)
    .getByRole('button', { name: en.account.askAmount })
    .click()
  await page.keyboard.type('1234567.123456789012345678')
  await modalOf(page)
    .getByRole('button', { name: en.account.copyLink })
    .waitFor()
  await take('receive-amount')
  await show({ view: 'WalletSend' }, en.send.to)
  await modalOf(page)
    .getByLabel(en.send.amountHint)
    .fill('1234567.123456789012345678')
  await take('send-long')
  await show({ view: 'Swap' }, en.swap.choose)
  await modalOf(page)
    .getByLabel(en.swap.payHint)
    .fill('1234567.123456789012345678')
  await take('swap-long')
  await show({ view: 'RegisterAccountName' }, en.names.hint)
  const name = 'a-name-that-is-as-long-as-names-may-ever-be'
  await modalOf(page).getByLabel(en.names.name).fill(name)
  await modalOf(page).getByText(`${name}.reown.id is`).waitFor()
  await take('register-name-long')
  await show({ view: 'AccountSettings' }, en.settings.email)
  await take('settings-solana')
  const permissions = [
    {
      type: 'erc20-recurring-allowance',
      data: {
        ...{ allowance: '0x4c4b40', period: 86_400, start: 1 },
        token: await page.evaluate(async () => {
          const local = await (await fetch('/local.json')).json()
          return local.tokens.usd.address as string
        }),
      },
    },
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x2386f26fc10000', period: 604_800, start: 1 },
    },
    { type: 'contract-call' },
  ]
  await show(
    {
      data: { app: 'Coffee Shop', expiry: 1_800_000_000, permissions },
      view: 'SmartSessionCreated',
    },
    'Coffee Shop',
  )
  await take('permissions-created')
  await show({ view: 'SmartSessionList' }, /./)
  await take('permissions-none')
}

export declare namespace shootMore {
  type Parameters = {
    /** Connects a user at the first screen. */
    enter: () => Promise<void>
    /** The page with only our button, with wallets. */
    page: Page
    take: (view: string) => Promise<void>
  }
}
