import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getAddress } from 'viem'
import type { LocalConfig } from '../../packages/devnet/src/toLocalConfig.js'
import {
  type CardRequest,
  listRequests,
} from '../../scripts/cards/listRequests.js'
import { listSolanaRequests } from '../../scripts/cards/listSolanaRequests.js'
import { openCard } from '../../scripts/cards/openCard.js'
import { openSolana } from '../../scripts/cards/openSolana.js'
import { shootCard } from '../../scripts/cards/shootCard.js'
import { test as base, expect } from '../e2e/fixtures.js'
import { logIn, openHarness } from './openHarness.js'
import { readCard } from './readCard.js'
import { readLists } from './readLists.js'

/** Where pictures go, if anywhere. */
const folder = process.env.LATCHKEY_SHOTS

const test = base.extend<{ user: Awaited<ReturnType<typeof logIn>> }>({
  user: async ({ local, page, services }, use) => {
    await openHarness(page, local)
    await use(await logIn(page, services))
  },
})

const any = (pattern: RegExp) =>
  expect.stringMatching(pattern) as unknown as string
const has = (...lines: string[]) =>
  expect.arrayContaining(lines) as unknown as string[]

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const unknown = "The wallet can't tell what this call does."
const described =
  'The operator of this wallet describes this call. The contract may still do something else.'
const moves = 'Anyone who has this signature may be able to move your tokens.'

/** What a card has to say; what is not listed is not compared. */
type Said = Partial<Awaited<ReturnType<typeof readAll>>>

test('default: the cards of common requests say what each would do @long', async ({
  local,
  page,
  services,
  user,
}) => {
  test.setTimeout(400_000)
  const requests = await listRequests({
    ...{ account: user.address as `0x${string}`, services },
    local: local as typeof local & LocalConfig,
  })
  /** The contract that a request calls. */
  const contract = (name: string) => {
    const { params } = find(requests, name)
    return getAddress((params as [{ to: string }])[0].to)
  }
  const usd = getAddress(local.tokens.usd.address)
  const usdRow = `Token: USDL ${usd}`
  const cats = contract('09-mint')
  const router = contract('06-swap')
  const weth = contract('07-wrap')
  const said: Record<string, Said> = {
    '01-transfer': {
      ...{ action: 'Send', amount: '0.25 ETH', receiver: friend },
      ...{ expected: [], total: any(/^0\.25\d+ ETH$/), warnings: [] },
    },
    '02-token-transfer': {
      ...{ action: 'Send', amount: '25 USDL', receiver: friend },
      ...{ expected: [], rows: { Token: usd }, warnings: [] },
    },
    // A known exchange, which needs no warning.
    '03-approve': {
      ...{ action: 'Allow spending', amount: '5 USDL', expected: [] },
      ...{ rows: { Spender: router, Token: usd }, warnings: [] },
    },
    '04-approve-unlimited': {
      ...{ action: 'Allow spending', amount: 'Unlimited USDL' },
      ...{ expected: [], receiver: friend },
      warnings: ['The spender can take all your USDL, now and later.'],
    },
    '05-approve-all': {
      ...{ action: 'Allow the whole collection', receiver: friend },
      expected: ['Operator may take all of: Local Cats'],
      rows: { Collection: cats },
      warnings: [
        'The operator can take everything you own of this collection.',
      ],
    },
    '06-swap': {
      ...{ action: 'Swap', amount: '0.01 ETH', receiver: user.address },
      expected: [
        any(/^You pay: 0\.01 ETH/),
        any(/^You get about: 24\.\d+ USDL/),
      ],
      rows: {
        ...{ Exchange: router, 'Wrapped as': weth },
        'Receive at least': any(/^24\.\d+ USDL$/),
      },
      warnings: [],
    },
    '07-wrap': {
      ...{ action: 'Call a contract', amount: '0.1 ETH', receiver: weth },
      expected: [any(/^You pay: 0\.1 ETH/), any(/^You get about: 0\.1 WETH/)],
      warnings: [described],
    },
    '08-nft-transfer': {
      ...{ action: 'Send NFT', amount: any(/^#\d+$/), receiver: friend },
      ...{ expected: [], rows: { Collection: cats }, warnings: [] },
    },
    '09-mint': {
      ...{ action: 'Call a contract', amount: undefined, receiver: cats },
      ...{ described: [`For: ${user.address}`], warnings: [described] },
      expected: [any(/^NFT arrives: Local Cats #\d+$/)],
    },
    '10-stake': {
      ...{ action: 'Call a contract', amount: undefined },
      expected: [any(/^You pay: 40 USDL/), usdRow],
      ...{ receiver: contract('10-stake'), warnings: [unknown] },
    },
    '11-claim': {
      ...{ action: 'Call a contract', amount: undefined },
      expected: [any(/^You get about: 1 ETH/)],
      ...{ receiver: contract('11-claim'), warnings: [unknown] },
    },
    '12-bridge-deposit': {
      ...{ action: 'Call a contract', amount: '0.3 ETH' },
      expected: [any(/^You pay: 0\.3 ETH/)],
      ...{ receiver: contract('12-bridge-deposit'), warnings: [unknown] },
    },
    '13-permit': {
      ...{ action: 'Allow spending', amount: '5 USDL' },
      receiver: any(/^Local Uniswap/),
      rows: { Spender: router, 'Valid until': '2100-01-01 00:00:00 UTC' },
      warnings: ['The spender can take this amount at any time.', moves],
    },
    '14-safe': {
      ...{ action: 'Send', amount: '25 USDL', receiver: friend },
      rows: { From: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67', Token: usd },
      warnings: [moves],
    },
    '15-seaport': {
      ...{ action: 'Sign 1 order', warnings: [moves] },
      rows: {
        ...{ Pay: cats, Receive: '1.5 ETH' },
        Exchange: '0x0000000000000068F116a894984e2DB1123eB395',
      },
    },
    '16-upgrade-and-batch': {
      ...{ action: 'Approve 3 calls', warnings: [`Call 2: ${described}`] },
      expected: has(
        any(/^You pay: 0\.05 ETH/),
        'Spender may take up to: 5 USDL',
        `Spender: Local Uniswap ${router}`,
        any(/^NFT arrives: Local Cats #\d+$/),
      ),
      rows: {
        Calls: 'All succeed, or none',
        Upgrade: 'Smart account, same address',
      },
      tree: has(
        '1. Allow spending: 5 USDL',
        '2. Call a contract',
        '3. Send: 0.05 ETH',
      ),
    },
    '17-sign-in': {
      ...{ action: 'Sign in', warnings: [] },
      message: any(/Sign in to the shop\./),
    },
    '18-batch-of-items': {
      ...{ action: 'Send NFT', amount: undefined, receiver: friend },
      ...{ expected: [], warnings: [] },
      rows: { Collection: contract('18-batch-of-items'), Token: '1 × #12' },
    },
    '19-unwrap': {
      ...{ action: 'Call a contract', amount: undefined, receiver: weth },
      expected: [any(/^You get about: 0\.1 ETH/), any(/^You pay: 0\.1 WETH/)],
      warnings: [described],
    },
    '20-permission': {
      ...{ action: 'Grant app permission', amount: 'Up to 0.1 ETH a day' },
      ...{ expected: [], note: any(/^What is done with this permission/) },
      warnings: [any(/^Within this limit, the app can spend without asking/)],
    },
    '21-approve-and-swap': {
      ...{ action: 'Approve 2 calls', warnings: [] },
      // What is allowed is used up by the swap.
      expected: [
        any(/^You get about: 0\.007\d+ ETH/),
        any(/^You pay: 20 USDL/),
        usdRow,
      ],
      tree: has('1. Allow spending: 20 USDL', '2. Swap: 20 USDL'),
    },
  }
  await compare(page, requests, said)
})

test('default: so do those of Solana @long', async ({ local, page, user }) => {
  test.setTimeout(200_000)
  expect(user.address).toBeDefined()
  const address = await openSolana(page, local.solana.caipNetworkId)
  const requests = await listSolanaRequests({ address, local })
  const usd = local.solana.tokens.usd.address
  const common = { described: [], note: undefined }
  await compare(page, requests, {
    '22-solana-transfer': {
      ...{ ...common, action: 'Send', alert: undefined, amount: '0.25 SOL' },
      ...{ expected: [], warnings: [] },
    },
    '23-token-2022': {
      ...{ ...common, action: 'Send', alert: undefined, amount: '1 SILV' },
      rows: { 'New token account': any(/^0\.00\d+ SOL/) },
      ...{ expected: [], warnings: [] },
    },
    // The exchange's program is not on the local chain.
    '24-jupiter-like-swap': {
      ...{ action: 'Approve 5 actions', expected: [] },
      alert: any(/^A test of this request failed/),
      tree: has(
        '1. Create a token account',
        '2. Send: 0.1 SOL',
        '3. Wrap SOL',
        '4. Call a program',
        '5. Close a token account',
      ),
      warnings: has(any(/^Part 4: The wallet can't read this part\./)),
    },
    '25-solana-quote': {
      ...{ ...common, action: 'Approve 2 actions', alert: undefined },
      expected: [
        any(/^You pay: 0\.1 SOL/),
        any(/^You get about: 15 USDL/),
        `Token: ${usd}`,
      ],
      tree: has('1. Send: 0.1 SOL', '2. Move tokens: 15 USDL'),
      warnings: [],
    },
    '26-solana-several': {
      ...{ action: 'Sign 3 transactions' },
      tree: has('1. Send: 0.5 SOL', '1. Send: 1 SILV'),
    },
  })
})

/** Every request, so that a run tells all cards that are wrong. */
async function compare(
  page: Page,
  requests: readonly CardRequest[],
  said: Record<string, Said>,
) {
  expect(requests.map(({ name }) => name).sort()).toEqual(
    Object.keys(said).sort(),
  )
  if (folder) mkdirSync(folder, { recursive: true })
  for (const request of requests)
    await test.step(request.name, async () => {
      const opened = await openCard(page, request)
      const card = await readAll(page)
      expect.soft(card, request.name).toMatchObject(said[request.name] ?? {})
      const path = `${folder}/${request.name}`
      if (folder) {
        await shootCard(page, opened, { path, theme: 'light', width: 1280 })
        await shootCard(page, opened, { path, theme: 'dark', width: 390 })
      }
      await opened.close()
    })
}

const readAll = async (page: Page) => ({
  ...(await readCard(page)),
  ...(await readLists(page)),
})

function find(requests: readonly CardRequest[], name: string) {
  const request = requests.find((one) => one.name === name)
  if (!request) throw new Error(`There is no request ${name}`)
  return request
}
