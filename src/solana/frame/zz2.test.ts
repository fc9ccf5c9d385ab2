import { Keypair } from '@solana/web3.js'
import { connect, createStorage, disconnect, reconnect } from '@wagmi/core'
import { foundry } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createFakePage,
  FakeFrameError,
  silence,
} from '../../../test/setup/createFakePage.js'
import { settle } from '../../../test/setup/settle.js'
import {
  account,
  createMemory,
  otherAccount,
  setupAuthFrame,
} from '../../../test/setup/setupAuthFrame.js'
import { connectWallet } from '../../actions/connectWallet.js'
import { disconnectAccount } from '../../actions/disconnectAccount.js'
import { disconnectAll } from '../../actions/disconnectAll.js'
import { getAccounts } from '../../actions/getAccounts.js'
import { switchNetwork } from '../../actions/switchNetwork.js'
import { createKit } from '../../createKit.js'
import { mainnet as sol } from '../clusters/clusters.js'
import { solana } from '../solana.js'

const people = [
  {
    evm: account,
    sol: Keypair.fromSeed(new Uint8Array(32).fill(7)).publicKey.toBase58(),
  },
  {
    evm: otherAccount,
    sol: Keypair.fromSeed(new Uint8Array(32).fill(8)).publicKey.toBase58(),
  },
]
let page: any
beforeAll(async () => {
  await import('../../frame/createFrameClient.js')
  await import('../../connectors/authFrame/createConnection.js')
  await import('./createFrameWallet.js')
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createBrowser() {
  page = createFakePage()
  page.globals.window.dispatchEvent = () => true
  const kitStorage = createMemory()
  const wagmi = createMemory()
  let current: any
  function person(i: number | undefined) {
    page.frame.session =
      i === undefined
        ? undefined
        : { address: people[i]!.evm, chainId: foundry.id, email: `p${i}@x.io` }
    page.frame.solana = i === undefined ? undefined : people[i]!.sol
  }
  page.frame.answers.CONNECT_OTP = (p: any) => {
    person(Number(p.otp) % 2)
    return undefined
  }
  function load() {
    current?.unmount()
    const app = setupAuthFrame({
      page,
      kitStorage,
      storage: createStorage({ storage: wagmi }),
    })
    const kit = createKit({
      config: app.config,
      projectId: 'test',
      hosts: { frame: 'https://wallet.example/sdk' },
      solana: solana(),
    })
    const unmount = kit.mount()
    current = { ...app, kit, unmount, recon: reconnect(app.config) }
    current.recon.catch(() => {})
    return current
  }
  return { load, kitStorage, wagmi, person, get: () => current }
}
const summary = (c: any) => ({
  evm:
    c.config.state.status +
    ':' +
    [...c.config.state.connections.values()]
      .map((x: any) => x.connector.id + '=' + x.accounts[0].slice(0, 6))
      .join(),
  sol:
    c.kit.solana.getState().status +
    ':' +
    c.kit.solana
      .getState()
      .accounts.map((a: any) => a.address.slice(0, 6))
      .join(),
})
const wait = async (ms = 10_000) => {
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(ms / 5)
    await vi.dynamicImportSettled()
  }
}

test('solana-only login, disconnect, reload', async () => {
  const b = createBrowser()
  let c = b.load()
  await wait()
  const client: any = await c.kit.frame.open()
  await wait(1000)
  const release = c.kit.frame.claimLogin()
  const p = connectWallet(c.kit, { walletId: 'ID_AUTH', namespace: 'solana' })
  p.catch(() => {})
  await wait(1000)
  await settle(client.connectOtp({ otp: '000000' }))
  await settle(client.getUser())
  release()
  await settle(p)
  console.log('logged in', summary(c))
  await settle(disconnectAll(c.kit, { namespace: 'solana' }))
  console.log(
    'sol out',
    summary(c),
    [...b.kitStorage.map.keys()].join(),
    page.frame.log.includes('SIGN_OUT'),
  )
  c = b.load()
  await wait()
  console.log('reloaded', summary(c))
})
test('solana only login, reload', async () => {
  const b = createBrowser()
  b.kitStorage.setItem('latchkey.emailLoginUsed', 'true')
  b.person(0)
  let c = b.load()
  await wait()
  console.log('remembered', summary(c))
  // evm disconnect, reload
  await settle(disconnectAll(c.kit, { namespace: 'eip155' }))
  console.log('evm out', summary(c))
  c = b.load()
  await wait()
  console.log('reload', summary(c))
  await settle(switchNetwork(c.kit, { chainId: 1 }))
  console.log(
    'switch to 1',
    summary(c),
    getAccounts(c.kit).map((a) => a.caipNetworkId),
  )
})
test.each(['never', 'evm address', 'error', 'late', 'empty', 'throws string'])(
  'GET_USER(solana): %s',
  async (kind) => {
    const b = createBrowser()
    b.kitStorage.setItem('latchkey.emailLoginUsed', 'true')
    b.person(0)
    const answers: Record<string, () => unknown> = {
      never: silence,
      'evm address': () => ({ address: account, chainId: sol.id }),
      error: () => {
        throw new FakeFrameError('nope')
      },
      late: () =>
        new Promise((r) =>
          setTimeout(
            () => r({ address: people[0]!.sol, chainId: sol.id }),
            10_000,
          ),
        ),
      empty: () => ({}),
      'throws string': () => {
        throw { message: 5, code: {} }
      },
    }
    page.frame.answers.GET_USER = (payload: any) =>
      String(payload?.chainId).startsWith('solana:')
        ? answers[kind]!()
        : { ...page.frame.session }
    const c = b.load()
    await wait(2000)
    const a1 = summary(c)
    await wait(3000)
    const a2 = summary(c)
    await wait(60_000)
    console.log(
      kind,
      JSON.stringify([a1, a2, summary(c)]),
      c.kitStorage.getItem('latchkey.lastUsedChain'),
      c.kitStorage.getItem('latchkey.solana'),
      vi.getTimerCount(),
    )
    const e: any = await Promise.race([
      connectWallet(c.kit, { walletId: 'ID_AUTH', namespace: 'solana' }).then(
        () => 'ok',
        (e) => e,
      ),
      wait(70_000).then(() => 'PENDING'),
    ])
    console.log(kind, 'click', e?.name ?? e, e?.shortMessage)
  },
)
