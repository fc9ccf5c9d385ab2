import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Keypair } from '@solana/web3.js'
import type { ModalEntry, ModalView } from 'latchkey'
import { friend } from '../../playground/app/src/dapp/friend.js'
import { en as enStart } from '../../src/components/strings/en.js'
import { enInside } from '../../src/components/strings/enInside.js'
import { social } from '../../src/components/strings/social.js'
import type { E2eState } from '../../test/e2e/state.js'
import { waitForFrame } from '../../test/e2e/steps.js'
import { injectSolanaWallets } from './injectSolanaWallets.js'
import { injectWallets } from './injectWallets.js'
import { shootMore } from './shootMore.js'
import { shootRooms } from './shootRooms.js'

/** Every text of the components. */
const en = { ...enStart, ...enInside }

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

type Context = {
  theme: 'dark' | 'light'
  email: string
  local: E2eState
  /** Opens the page in a new browser context, as another user would. */
  open: (options?: { isPhone?: boolean; url?: string }) => Promise<Page>
  take: (page: Page, view: string, isWhole?: boolean) => Promise<void>
}

const modalOf = (page: Page) => page.locator('dialog.lk-dialog')
const press = (page: Page, name: string | RegExp) =>
  modalOf(page).getByRole('button', { exact: true, name }).first().click()
const codeOf = (page: Page) =>
  modalOf(page).getByRole('img', { name: en.pairing.qrLabel })
const read = (page: Page, text: string | RegExp) =>
  modalOf(page).getByText(text).first().waitFor()

/** The journeys that pass through every view; each is independent. */
export const journeys = {
  async main(context: Context) {
    const { take } = context
    const page = await context.open()
    await take(page, 'dapp-start', true)
    await connect(page)
    await take(page, 'connect')
    await enterEmail(page, context.email)
    await take(page, 'code')
    await enterCode(page, context)
    await take(page, 'account')
    await press(page, /Switch network/)
    await read(page, en.account.current)
    await take(page, 'networks')
    await press(page, en.common.back)
    await press(page, en.account.receive)
    await read(page, /Only send tokens/)
    await take(page, 'receive')
    await press(page, en.common.back)
    await send(page, context)
    await page.keyboard.press('Escape')
    await modalOf(page).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1 }).click()
    await page.getByText(`${friend.name} has it.`).waitFor()
    await page.getByText(/1\.5 USDL sent/).waitFor({ state: 'hidden' })
    await take(page, 'dapp', true)
  },

  async holdings(context: Context) {
    const { take } = context
    const page = await context.open()
    const email = `cats.${context.email}`
    await connect(page)
    await enterEmail(page, email)
    await enterCode(page, { ...context, email })
    const address = await readAddress(page)
    await control(context, 'nft', { address })
    await control(context, 'session', { address })
    await openTab(page, en.holdings.tabs.nfts)
    await read(page, /^Local Cats #/)
    await take(page, 'nfts')
    await press(page, /^Local Cats #/)
    await read(page, en.holdings.collection)
    await take(page, 'nft')
    await openTab(page, en.holdings.tabs.activity)
    await read(page, en.holdings.operations.mint ?? '')
    await take(page, 'activity')
    await press(page, en.settings.open)
    await read(page, en.settings.email)
    await take(page, 'settings')
    await press(page, new RegExp(en.settings.permissionsHint))
    await read(page, en.settings.sessionsLead)
    await take(page, 'permissions')
    await press(page, en.common.back)
    await press(page, en.common.back)
    await press(page, en.account.receive)
    await press(page, /^Works on/)
    await read(page, en.settings.worksOnLead)
    await take(page, 'compatible-networks')
  },

  async wallets({ open, take }: Context) {
    const page = await open()
    await injectWallets(page)
    await page.reload()
    await connect(page)
    await read(page, 'Fjord')
    await take(page, 'connect-wallets')
    await press(page, /Fjord/)
    await read(page, en.login.confirmIn('Fjord'))
    await take(page, 'connecting')
    await press(page, en.common.back)
    await press(page, /Juniper/)
    await read(page, /doesn't support/)
    await take(page, 'unsupported-network')
  },

  /** The prompt for a signature, and the page behind it. */
  async signIn(context: Context) {
    const { local, open, take } = context
    const page = await open({ url: `${local.urls.dapp}/sign-in.html` })
    const email = `reader.${context.email}`
    await connect(page)
    await enterEmail(page, email)
    await enterCode(page, { ...context, email })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign out' }).click()
    // A login signs in at the same time; the prompt follows later.
    await page.reload()
    await read(page, en.signIn.text)
    await take(page, 'sign-in')
  },

  async walletConnect({ open, take }: Context) {
    const page = await open()
    await injectWallets(page)
    await page.reload()
    await connect(page)
    await press(page, /^WalletConnect/)
    await codeOf(page).waitFor()
    await take(page, 'pairing')
    await press(page, en.common.back)
    await press(page, new RegExp(`^${en.login.allWallets}`))
    await read(page, 'Phantom')
    await take(page, 'all-wallets')
    await press(page, /^MetaMask/)
    await codeOf(page).waitFor()
    await take(page, 'pairing-wallet')
    await press(page, en.common.back)
    const search = modalOf(page).getByLabel(en.pairing.search)
    await search.fill('key')
    await read(page, 'Zephyr Key')
    await take(page, 'all-wallets-found')
    await search.fill('Grandmother')
    await read(page, en.pairing.noneFound('Grandmother'))
    await take(page, 'all-wallets-none')
  },

  /** The same on a phone, where a wallet is an app beside the browser. */
  async walletApp({ open, take }: Context) {
    const page = await open({ isPhone: true })
    await connect(page)
    await take(page, 'connect-phone')
    await press(page, new RegExp(`^${en.login.allWallets}`))
    await read(page, 'Phantom')
    await take(page, 'all-wallets-phone')
    await press(page, /^MetaMask/)
    const button = modalOf(page).getByRole('button', {
      name: en.pairing.openWallet('MetaMask'),
    })
    await button.and(page.locator(':not([aria-disabled=true])')).waitFor()
    await take(page, 'pairing-app')
    await button.click()
    await read(page, en.pairing.notOpened('MetaMask'))
    await take(page, 'pairing-app-missing')
  },

  async trouble(context: Context) {
    const page = await context.open()
    const email = `poor.${context.email}`
    let answer: 'empty' | 'none' = 'empty'
    await page.route(/\/v1\/account\/.+\/balance/, (route) =>
      answer === 'empty'
        ? route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: { balances: [] },
          })
        : route.abort(),
    )
    // The embedded wallet would list what its own nodes know.
    await page.route('**/*', (route) => {
      const request = route.request()
      const isRead = /"eth_(getBalance|call)"/.test(request.postData() ?? '')
      if (isRead && request.frame() !== page.mainFrame()) return route.abort()
      return route.fallback()
    })
    await connect(page)
    await enterEmail(page, email)
    await enterCode(page, { ...context, email }, en.account.empty)
    await context.take(page, 'account-empty')
    answer = 'none'
    await page.reload()
    // Busy while wagmi reconnects.
    await page
      .getByRole('button', { name: /^Account / })
      .and(page.locator(':not([aria-busy=true])'))
      .click()
    await read(page, en.account.balancesFailed)
    await context.take(page, 'account-error')
  },

  async solana(context: Context) {
    const { take } = context
    const page = await context.open()
    await connect(page)
    await enterEmail(page, `sol.${context.email}`)
    await enterCode(page, { ...context, email: `sol.${context.email}` })
    await press(page, /^Solana/)
    await read(page, /10 SOL/)
    await take(page, 'solana-account')
    await press(page, /Your wallets/)
    await read(page, en.account.active)
    await take(page, 'solana-wallets')
    await press(page, en.common.back)
    await press(page, /Switch network/)
    await read(page, en.account.current)
    await take(page, 'solana-networks')
    await press(page, en.common.back)
    await press(page, en.account.receive)
    await read(page, en.account.solanaAddress)
    await take(page, 'solana-receive')
    await press(page, en.common.back)
    await sendSolana(page, context)
    await page.keyboard.press('Escape')
    await modalOf(page).waitFor({ state: 'hidden' })
    await page.getByText('The same on Solana').waitFor()
    await take(page, 'solana-dapp', true)
  },

  async solanaWallets({ open, take }: Context) {
    const page = await open()
    await injectWallets(page)
    await injectSolanaWallets(page)
    await page.reload()
    await connect(page)
    await take(page, 'solana-connect')
    await press(page, /^More wallets/)
    await read(page, 'Lichen')
    await take(page, 'solana-more')
    await press(page, /Lichen/)
    await read(page, en.login.confirmIn('Lichen'))
    await take(page, 'solana-connecting')
    await press(page, en.common.back)
    await press(page, /^Fjord/)
    await read(page, en.pairing.whichKind('Fjord'))
    await press(page, /^Solana/)
    await read(page, en.login.declined)
    await take(page, 'solana-declined')
  },

  async swap(context: Context) {
    const { local, take } = context
    const { swap } = en
    const page = await context.open()
    await page.goto(`${local.urls.stage}/?theme=auto`)
    const email = `swap.${context.email}`
    await connect(page)
    await enterEmail(page, email)
    await enterCode(page, { local, email })
    await page.evaluate(() => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        stack: [{ view: 'Account' }, { view: 'Swap' }],
      }))
    })
    await press(page, swap.choose)
    await read(page, swap.own)
    await take(page, 'swap-tokens')
    await press(page, /GOLD/)
    await modalOf(page).getByLabel(swap.payHint).fill('0.1')
    await press(page, swap.flip)
    await modalOf(page).getByLabel(swap.payHint).fill('7.5')
    await read(page, swap.review)
    await take(page, 'swap')
    await press(page, swap.review)
    await approve(page, () => take(page, 'swap-approve'))
    await read(page, /7\.5 GOLD swapped/)
    await take(page, 'swapped')
  },

  async pay(context: Context) {
    const { local, take } = context
    const page = await context.open()
    await page.goto(`${local.urls.stage}/?theme=auto&features={"pay":true}`)
    const email = `pay.${context.email}`
    await connect(page)
    await enterEmail(page, email)
    await enterCode(page, { local, email })
    await page.evaluate(() => {
      const { kit } = globalThis.stage
      const paymentAsset = {
        network: 'eip155:31337',
        asset: 'native',
        metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      }
      const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        stack: [
          { view: 'Account' },
          { view: 'Pay', data: { amount: '0.1', paymentAsset, recipient } },
        ],
      }))
    })
    await read(page, en.pay.exchanges)
    await take(page, 'pay')
    const opening = page.context().waitForEvent('page')
    await press(page, /Local Exchange/)
    const exchange = await opening
    await read(page, en.pay.waiting('Local Exchange'))
    await take(page, 'pay-exchange')
    const form = { decision: 'decline' }
    await page.request.post(exchange.url(), { form })
    await exchange.close()
    await read(page, en.pay.failed)
    await take(page, 'pay-failed')
    await press(page, en.common.tryAgain)
    await press(page, en.pay.otherToken)
    await press(page, /Local Dollar/)
    await read(page, en.pay.gets)
    await take(page, 'pay-quote')
    await press(page, en.common.back)
    await press(page, en.pay.title('0.1 ETH'))
    await approve(page, () => take(page, 'pay-approve'))
    await read(page, en.pay.done)
    await take(page, 'paid')
    await press(page, en.send.done)
    await page.evaluate(() => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [{ view: 'Account' }, { view: 'FundWallet' }],
      }))
    })
    await read(page, en.pay.fromExchange)
    await take(page, 'fund-wallet')
    await page.evaluate(() => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        stack: [...state.stack, { view: 'PayWithExchange' }],
      }))
    })
    await modalOf(page).getByLabel(en.buy.amountHint).fill('0.5')
    await read(page, /Exchange/)
    await take(page, 'deposit')
    await modalOf(page)
      .getByRole('button', { name: /USDL|ETH/ })
      .first()
      .click()
    await read(page, /Local Dollar/)
    await take(page, 'deposit-token')
  },

  /** Fees that the app pays, or a token does; the status of calls. */
  async sponsored(context: Context) {
    const { local, take } = context
    const page = await context.open()
    const email = `sponsored.${context.email}`
    const use = async (paymaster: unknown) => {
      await page.unrouteAll()
      await page.route('**/local.json', (route) =>
        route.fulfill({ json: { ...local, paymaster } }),
      )
      await page.reload()
    }
    await use(local.urls.paymaster)
    await connect(page)
    await enterEmail(page, email)
    await enterCode(page, { local, email })
    await press(page, en.account.swap)
    await press(page, en.swap.choose)
    await press(page, /USDL/)
    await modalOf(page).getByLabel(en.swap.payHint).fill('0.01')
    await read(page, en.sponsor.paid)
    await take(page, 'swap-sponsored')
    await press(page, en.swap.review)
    await read(page, en.swap.minimum)
    await take(page, 'swap-preview-sponsored')
    await press(page, en.swap.swap)
    await approve(page, () => take(page, 'swap-approve-sponsored'))
    await read(page, en.account.send)
    const ready = waitForFrame(page)
    await use({ token: local.tokens.usd.address, url: local.urls.paymaster })
    await ready
    // The wallet may be back later than its button.
    const account = page.getByRole('button', { name: /^Account / })
    const send = modalOf(page).getByRole('button', { name: en.account.send })
    while (!(await send.isVisible()))
      await account.click({ timeout: 2_000 }).catch(() => {})
    await press(page, en.account.send)
    await press(page, /Change token/)
    await press(page, /USDL/)
    await modalOf(page).getByLabel(en.send.amountHint).fill('1.5')
    await modalOf(page)
      .getByLabel(en.send.to, { exact: true })
      .fill(friend.address)
    await press(page, en.send.review)
    await read(page, /^At most [\d.]+ USDL$/)
    await take(page, 'send-token-fee')
    await press(page, en.send.send)
    await approve(page, () => take(page, 'approve-token-fee'))
    await read(page, en.account.send)

    await page.unrouteAll()
    await page.goto(toStage(context, ''))
    await connect(page)
    // The other address is known to another site, which asks for the device.
    const other = `calls.${context.email}`
    await enterEmail(page, other)
    await enterCode(page, { local, email: other })
    const sent = page.evaluate(async (to) => {
      const { kit } = globalThis.stage
      const found = kit.config.connectors.find(({ id }) => id === 'ID_AUTH')
      const provider = (await found?.getProvider()) as {
        request(request: object): Promise<{ id: string }>
      }
      const call = { to, value: '0x2386f26fc10000' }
      const { id } = await provider.request({
        method: 'wallet_sendCalls',
        params: [{ calls: [call, call], chainId: '0x7a69', version: '2.0.0' }],
      })
      provider.request({ method: 'wallet_showCallsStatus', params: [id] })
    }, friend.address)
    await approve(page, async () => {})
    await sent
    await page
      .frameLocator('dialog[data-latchkey-frame] iframe')
      .getByTestId('action')
      .filter({ hasText: 'Confirmed' })
      .waitFor()
    await take(page, 'calls-status')
  },

  async rooms(context: Context) {
    const page = await context.open()
    const { theme } = context
    await page.goto(`${context.local.urls.stage}/?theme=${theme}`)
    const email = `rooms.${context.email}`
    await shootRooms({
      async enter() {
        await enterEmail(page, email)
        await enterCode(page, { ...context, email })
      },
      page,
      take: (view) => context.take(page, view),
    })
  },

  async more(context: Context) {
    const page = await context.open()
    await injectWallets(page)
    await injectSolanaWallets(page)
    await page.goto(toStage(context, '&solana&pairing'))
    const email = `more.${context.email}`
    await shootMore({
      async enter() {
        await enterEmail(page, email)
        await enterCode(page, { ...context, email })
      },
      page,
      take: (view) => context.take(page, view),
    })
  },

  async social({ open, take }: Context) {
    const page = await open()
    await connect(page)
    await modalOf(page).getByLabel(en.login.email).fill('ada@')
    await read(page, '@gmail.com')
    await take(page, 'email-suggestions')
    await press(page, social.more)
    await read(page, 'Facebook')
    await take(page, 'socials')
    const opening = page.context().waitForEvent('page')
    await press(page, 'Google')
    const popup = await opening
    await read(page, social.waiting('Google'))
    await page.bringToFront()
    await take(page, 'social-waiting')
    await popup.locator('button.no').click()
    await read(page, social.cancelled)
    await take(page, 'social-cancelled')
    // As text: the transpiler wraps functions in a helper that the page lacks.
    await page.evaluate('window.open = () => null')
    await press(page, en.common.tryAgain)
    await read(page, social.blocked)
    await take(page, 'social-blocked')
    await press(page, en.common.cancel)
    await press(page, social.names.farcaster)
    await modalOf(page).getByRole('img', { name: social.qrLabel }).waitFor()
    await take(page, 'farcaster')
    const phone = await open({ isPhone: true })
    await connect(phone)
    await press(phone, social.continueWith(social.names.farcaster))
    await modalOf(phone).getByRole('link').waitFor()
    await take(phone, 'farcaster-phone')
  },

  async emailChange(context: Context) {
    const { local, open, take } = context
    const email = `new.${context.email}`
    const page = await open({ url: toStage(context, '') })
    await connect(page)
    await enterEmail(page, email)
    await enterCode(page, { email, local })
    // The next email has to wait.
    await control(context, 'advance', { ms: 31_000 })
    await openView(page, 'UpdateEmailWallet')
    const field = modalOf(page).getByLabel(en.email.next)
    await field.fill(`newer.${context.email}`)
    await take(page, 'email-change')
    await field.press('Enter')
    await read(page, en.email.fromOld)
    await take(page, 'email-change-old')
    await modalOf(page)
      .getByLabel(en.login.code)
      .first()
      .fill(await readCode(local, email))
    await read(page, en.email.fromNew)
    await modalOf(page)
      .getByLabel(en.login.code)
      .first()
      .fill(await readCode(local, `newer.${context.email}`))
    await read(page, en.email.done)
    await take(page, 'email-changed')
  },

  async connectOptions(context: Context) {
    const features = { collapseWallets: true, legalCheckbox: true }
    const page = await context.open({
      url: toStage(context, `&legal&features=${JSON.stringify(features)}`),
    })
    await connect(page)
    await modalOf(page).getByRole('checkbox').waitFor()
    await press(page, en.login.continueWithEmail)
    await context.take(page, 'connect-legal')
    const plain = await context.open({
      url: toStage(context, '&legal&features={"socials":["x","apple"]}'),
    })
    await connect(plain)
    await modalOf(plain).getByRole('link').first().waitFor()
    await context.take(plain, 'connect-terms')
  },

  /** Options of the look. */
  async looks(context: Context) {
    for (const option of ['wide', 'compact', 'dir=rtl']) {
      const page = await context.open()
      await injectWallets(page)
      await page.goto(toStage(context, `&pairing&${option}`))
      const name = option.replace('dir=', '')
      await connect(page)
      await read(page, 'Fjord')
      await context.take(page, `${name}-connect`)
      await press(page, /Fjord/)
      await read(page, en.login.confirmIn('Fjord'))
      await context.take(page, `${name}-connecting`)
      if (option === 'wide') await press(page, /^WalletConnect/)
      else await openView(page, 'ConnectingWalletConnect')
      await codeOf(page).waitFor()
      await context.take(page, `${name}-pairing`)
      await press(page, en.common.back)
      await openView(page, 'Connect')
      const email = `${name}.${context.email}`
      await enterEmail(page, email)
      await context.take(page, `${name}-code`)
      await enterCode(page, { ...context, email })
      await context.take(page, `${name}-account`)
      await openView(page, 'WalletSend')
      await context.take(page, `${name}-send`)
    }
  },

  async device(context: Context) {
    const email = `device.${context.email}`
    const known = await context.open()
    await connect(known)
    await enterEmail(known, email)
    await enterCode(known, { ...context, email })
    // The next email has to wait.
    await control(context, 'advance', { ms: 31_000 })
    const page = await context.open()
    await connect(page)
    await modalOf(page).getByLabel(en.login.email).fill(email)
    await page.keyboard.press('Enter')
    await read(page, en.login.linkSent)
    await context.take(page, 'device')
  },
}

const openTab = (page: Page, name: string) =>
  modalOf(page).getByRole('tab', { exact: true, name }).click()

/** Returns the address of the connected account, as stored by wagmi. */
const readAddress = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('wagmi.store') ?? '{}')
    const [[, connection]] = state.connections.value
    return connection.accounts[0]
  })

/** Goes from the account to a completed send. */
async function send(page: Page, { take }: Context) {
  const { send } = en
  const modal = modalOf(page)
  await press(page, en.account.send)
  await press(page, /Change token/)
  await modal.getByRole('button', { name: /USDL/ }).waitFor()
  await take(page, 'choose-token')
  await press(page, /USDL/)
  await modal.getByLabel(send.amountHint).fill('1.5')
  await modal.getByLabel(send.to, { exact: true }).fill(friend.address)
  await take(page, 'send')
  await press(page, send.review)
  await approve(page, () => take(page, 'approve'))
  await read(page, /1\.5 USDL sent/)
  await take(page, 'sent')
}

/** Approves in the frame, once the button is enabled and `look` has run. */
async function approve(page: Page, look: () => Promise<unknown>) {
  const frame = page.frameLocator('dialog[data-latchkey-frame] iframe')
  // Several calls have no single amount.
  await frame.locator('.card[aria-busy=false]').getByTestId('approve').waitFor()
  await frame
    .locator('.body')
    .evaluate((body) => body.scrollTo(0, body.scrollHeight))
  const button = frame.getByTestId('approve')
  // The pointer must rest there for a moment before it may press.
  const aim = async () => {
    await button.hover({ force: true })
    await button.and(frame.locator(':enabled')).waitFor()
  }
  await aim()
  await look()
  await aim()
  await button.click()
}

/** Sends to a receiver whose token account must be created, up to the end. */
async function sendSolana(page: Page, { take }: Context) {
  const { send } = en
  const modal = modalOf(page)
  const to = Keypair.generate().publicKey.toBase58()
  await press(page, en.account.send)
  await press(page, /Change token/)
  await modal.getByRole('button', { name: /USDL/ }).waitFor()
  await take(page, 'solana-choose-token')
  await press(page, /USDL/)
  await modal.getByLabel(send.amountHint).fill('1.5')
  await modal.getByLabel(send.to, { exact: true }).fill(to)
  await take(page, 'solana-send')
  const release = await holdStatuses(page)
  await press(page, send.review)
  await approve(page, () => take(page, 'solana-approve'))
  await read(page, /Waiting|Seen by|Confirmed/)
  await take(page, 'solana-progress')
  release()
  await read(page, /1\.5 USDL sent/)
  await take(page, 'solana-sent')
}

/**
 * Holds the status of a sent payment until the returned function is called:
 * the local cluster confirms before a picture is taken.
 */
async function holdStatuses(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isSent = false
  await page.route('**/*', async (route) => {
    const body = route.request().postData() ?? ''
    isSent ||= body.includes('"sendTransaction"')
    if (isSent && body.includes('"getSignatureStatuses"')) await released
    await route.continue()
  })
  return release
}

const connect = (page: Page) =>
  page.getByRole('button', { name: en.button.connect }).first().click()

async function enterEmail(page: Page, email: string) {
  await modalOf(page).getByLabel(en.login.email).fill(email)
  await page.keyboard.press('Enter')
  await read(page, en.login.codeSent)
}

async function enterCode(
  page: Page,
  { email, local }: Pick<Context, 'email' | 'local'>,
  text: string | RegExp = /1,000 USDL/,
) {
  const code = await readCode(local, email)
  await modalOf(page).getByLabel(en.login.code).first().fill(code)
  await read(page, text)
}

/** A page with only our button, for what the dApp does not reach. */
const toStage = ({ local, theme }: Context, query: string) =>
  `${local.urls.stage}/?theme=${theme}${query}`

const openView = (page: Page, view: ModalView) =>
  page.evaluate((view) => {
    const { kit } = globalThis.stage
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [...state.stack, { view } as ModalEntry],
    }))
  }, view)

async function readCode(local: E2eState, email: string): Promise<string> {
  for (;;) {
    const url = `${local.urls.mailbox}/mails.json?to=${encodeURIComponent(email)}`
    const { mails } = await (await fetch(url)).json()
    const code = mails.find((mail: { code?: string }) => mail.code)?.code
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const control = ({ local }: Context, path: string, body: object) =>
  fetch(`${local.urls.mailbox}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export type Theme = 'dark' | 'light'

/**
 * Runs every journey in one theme, and takes each view in every width. A
 * journey that fails does not stop the others.
 */
export async function createShots(parameters: createShots.Parameters) {
  const { browser, local, only, save, scale, theme, wants, widths } = parameters
  const problems: string[] = []
  const [first = 1280] = widths
  for (const [journey, run] of Object.entries(journeys)) {
    if (only.length > 0 && !only.includes(journey)) continue
    const contexts: BrowserContext[] = []
    try {
      await run({
        theme,
        email: `ada.${theme}@example.com`,
        local,
        async open({ isPhone = false, url } = {}) {
          const context = await browser.newContext({
            ...(isPhone && { hasTouch: true, userAgent: phone }),
            colorScheme: theme,
            ...(scale && { deviceScaleFactor: scale }),
            viewport: toSize(first),
          })
          contexts.push(context)
          const page = await context.newPage()
          page.setDefaultTimeout(20_000)
          await page.goto(url ?? local.urls.dapp)
          if (!url) await page.getByText('Mailbox').first().waitFor()
          return page
        },
        async take(page, view, isWhole = false) {
          if (!wants(view)) return
          for (const width of widths) {
            await page.setViewportSize(toSize(width))
            // A view that was just opened is still animating in.
            await page.waitForTimeout(500)
            await save({ isWhole, page, theme, view, width })
          }
          await page.setViewportSize(toSize(first))
        },
      })
    } catch (error) {
      problems.push(`${journey}, ${theme}: ${String(error).slice(0, 400)}`)
      const [page] = contexts.at(-1)?.pages() ?? []
      const view = `failed-${journey}`
      if (page) await save({ isWhole: false, page, theme, view, width: first })
    }
    for (const context of contexts) await context.close()
  }
  return problems
}

const toSize = (width: number) => ({
  width,
  height: width === 390 ? 844 : 960,
})

export type Shot = {
  /** Whether to take the whole page, not only the visible part. */
  isWhole: boolean
  page: Page
  theme: Theme
  view: string
  width: number
}

export declare namespace createShots {
  type Parameters = {
    browser: Browser
    local: E2eState
    /** Names of journeys; empty for all. */
    only: readonly string[]
    save: (shot: Shot) => Promise<void>
    theme: Theme
    /** Device pixels per pixel, default 1. */
    scale?: number | undefined
    /** Whether to take a view. */
    wants: (view: string) => boolean
    widths: readonly number[]
  }
}
