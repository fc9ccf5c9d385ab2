import { expect, test } from 'vitest'
import { listWallets } from './listWallets.js'

const icon = 'data:image/png;base64,iVBORw0KGgo='

const announced = (id: string, name: string, more = {}) => ({
  icon,
  id,
  name,
  type: 'injected',
  uid: `uid-${id}`,
  ...more,
})
const auth = { id: 'ID_AUTH', name: 'Email', type: 'AUTH', uid: 'uid-auth' }
const plain = { id: 'injected', name: 'Injected', type: 'injected', uid: 'uid' }
const other = { id: 'coinbase', name: 'Coinbase', type: 'sdk', uid: 'uid-c' }

const names = (parameters: listWallets.Parameters) =>
  listWallets(parameters).map(({ name }) => name)

test('default', () => {
  const connectors = [auth, other, plain, announced('io.metamask', 'MetaMask')]
  expect(listWallets({ connectors, presentIds: ['injected'] })).toEqual([
    {
      connectorUid: 'uid-io.metamask',
      hint: undefined,
      icon,
      id: 'io.metamask',
      isInstalled: true,
      isRecent: false,
      name: 'MetaMask',
      namespace: 'eip155',
    },
    {
      connectorUid: 'uid-c',
      hint: undefined,
      icon: undefined,
      id: 'coinbase',
      isInstalled: false,
      isRecent: false,
      name: 'Coinbase',
      namespace: 'eip155',
    },
  ])
})

test('param: presentIds', () => {
  const targeted = { ...plain, id: 'phantom', name: 'Phantom' }
  expect(names({ connectors: [plain, targeted] })).toEqual([])
  const connectors = [plain, targeted]
  expect(names({ connectors, presentIds: ['injected', 'phantom'] })).toEqual([
    'Browser wallet',
    'Phantom',
  ])
})

test('param: recentId is on top', () => {
  const connectors = [
    announced('a.b', 'One'),
    announced('c.d', 'Two'),
    announced('e.f', 'Three'),
  ]
  const wallets = listWallets({ connectors, recentId: 'c.d' })
  expect(wallets.map(({ isRecent, name }) => [name, isRecent])).toEqual([
    ['Two', true],
    ['One', false],
    ['Three', false],
  ])
})

test('behavior: what an announced wallet speaks for is left out', () => {
  const connectors = [
    { ...other, rdns: ['io.metamask', 'io.metamask.mobile'] },
    { ...other, id: 'okx', name: 'okx WALLET' },
    announced('io.metamask', 'MetaMask'),
    announced('com.okx', 'OKX Wallet'),
    announced('com.okx', 'OKX Wallet'),
  ]
  expect(names({ connectors })).toEqual(['MetaMask', 'OKX Wallet'])
})

test('behavior: no announced wallet can hide another by its name', () => {
  const connectors = [
    announced('evil.wallet', 'MetaMask'),
    announced('io.metamask', 'MetaMask'),
  ]
  const hints = listWallets({ connectors }).map(({ hint }) => hint)
  expect(hints).toEqual(['evil.wallet', 'io.metamask'])
})

test('behavior: foreign texts and pictures are cleaned', () => {
  const [wallet] = listWallets({
    connectors: [
      announced('a.b', `\u202e${'M'.repeat(100)}`, {
        icon: 'javascript:alert(1)',
      }),
    ],
  })
  expect(wallet?.name).toBe(`${'M'.repeat(63)}…`)
  expect(wallet?.icon).toBe(undefined)
  expect(
    listWallets({
      connectors: [announced('a.b', 'A', { icon: `\n${icon} ` })],
    }),
  ).toMatchObject([{ icon }])
})

test('behavior: a name that shows nothing is replaced by the id', () => {
  expect(names({ connectors: [announced('a.b', '\u200b ')] })).toEqual(['a.b'])
})

test('behavior: fifty at most', () => {
  const connectors = Array.from({ length: 80 }, (_, index) =>
    announced(`a.${index}`, `Wallet ${index}`),
  )
  expect(names({ connectors })).toHaveLength(50)
})

const onSolana = (name: string, more = {}) => ({
  icon,
  id: name,
  isEmbedded: false,
  isInstalled: true,
  name,
  ...more,
})

test('param: solana', () => {
  const solana = [
    onSolana('Rook', { isInstalled: false }),
    onSolana('Opal'),
    onSolana('Email', { id: 'ID_AUTH', isEmbedded: true }),
  ]
  const wallets = listWallets({
    connectors: [announced('io.fox', 'Fox'), other],
    solana,
  })
  // What is in the browser comes before what is not.
  expect(wallets.map(({ connectorUid }) => connectorUid)).toEqual([
    'uid-io.fox',
    'solana:Opal',
    'uid-c',
    'solana:Rook',
  ])
  expect(wallets[1]).toEqual({
    connectorUid: 'solana:Opal',
    hint: undefined,
    icon,
    id: 'Opal',
    isInstalled: true,
    isRecent: false,
    name: 'Opal',
    namespace: 'solana',
  })
})

test('behavior: one name on both kinds of networks, and twice on one', () => {
  const read = (connectors: listWallets.Parameters['connectors']) =>
    listWallets({ connectors, solana: [onSolana('fox')] }).map(
      ({ hint }) => hint,
    )
  expect(read([announced('io.fox', 'Fox')])).toEqual(['EVM', 'Solana'])
  expect(
    read([announced('io.fox', 'Fox'), announced('evil.fox', 'Fox')]),
  ).toEqual(['io.fox', 'evil.fox', 'Solana'])
})

test('behavior: what a Solana wallet says of itself is cleaned', () => {
  const [wallet] = listWallets({
    connectors: [],
    solana: [onSolana('\u202ex', { icon: 'javascript:alert(1)' })],
  })
  expect(wallet).toMatchObject({ icon: undefined, name: 'x' })
})
