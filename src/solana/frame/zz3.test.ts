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
  if (process.env.TRACE) {
    const set = kitStorage.setItem,
      rem = kitStorage.removeItem
    const f = (k: string) => /detached|Used|signOut/.test(k)
    kitStorage.setItem = (k, v) => {
      if (f(k)) console.log('  set', k, v)
      set(k, v)
    }
    kitStorage.removeItem = (k) => {
      if (f(k) && kitStorage.map.has(k)) console.log('  rem', k)
      rem(k)
    }
  }
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

function rng(seed: number) {
  let a = seed
  return () => {
    a |= 0
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const evmOf = (c: any) =>
  [...c.config.state.connections.values()].find(
    (x: any) => x.connector.id === 'ID_AUTH',
  )
const solOf = (c: any) =>
  c.kit.solana
    .getState()
    .accounts.find((a: any) => a.connector.id === 'ID_AUTH')
const unhandled: any[] = []
process.on('unhandledRejection', (e) => unhandled.push(e))
const SEEDS = Number(process.env.SEEDS ?? 60)
test('fuzz', { timeout: 600_000 }, async () => {
  const bad: string[] = []
  for (let seed = Number(process.env.FROM ?? 1); seed <= SEEDS; seed++) {
    const random = rng(seed)
    const pick = <T>(l: T[]) => l[Math.floor(random() * l.length)]!
    const b = createBrowser()
    page.frame.readyAfter = pick([0, 0, 1000, 5000])
    let c = b.load()
    const log: string[] = []
    const late: Promise<unknown>[] = []
    const track = (p: Promise<unknown>) => {
      late.push(p.catch(() => {}))
    }
    async function login(c: any) {
      const client: any = await c.kit.frame.open()
      const release = c.kit.frame.claimLogin()
      try {
        const conn = connect(c.config, { connector: c.connector }).catch(
          () => {},
        )
        await client.connectOtp({ otp: pick(['0', '1']) })
        await client.getUser()
        release()
        await conn
      } finally {
        release()
      }
    }
    const ops: Record<string, () => unknown> = {
      login: () => track(login(c)),
      evmOut: () => track(disconnectAll(c.kit, { namespace: 'eip155' })),
      solOut: () => track(disconnectAll(c.kit, { namespace: 'solana' })),
      allOut: () => track(disconnectAll(c.kit)),
      evmIn: () => track(connectWallet(c.kit, { walletId: 'ID_AUTH' })),
      solIn: () =>
        track(
          connectWallet(c.kit, { walletId: 'ID_AUTH', namespace: 'solana' }),
        ),
      evmAcc: () => {
        const e: any = evmOf(c)
        if (e)
          track(disconnectAccount(c.kit, { connectorUid: e.connector.uid }))
      },
      solAcc: () => {
        const e: any = solOf(c)
        if (e)
          track(disconnectAccount(c.kit, { connectorUid: e.connector.uid }))
      },
      reload: () => {
        c = b.load()
      },
      remount: () => {
        c.unmount()
        if (random() < 0.5) track(Promise.resolve())
        c.unmount = c.kit.mount()
      },
      net: () =>
        track(
          switchNetwork(c.kit, {
            chainId: pick([
              1,
              31337,
              'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
            ]),
          }),
        ),
      other: () => {
        b.person(pick([0, 1]))
        page.frame.update()
      },
    }
    const names = Object.keys(ops)
    for (let step = 0; step < 12; step++) {
      const name = pick(names)
      log.push(name)
      if (process.env.TRACE) console.log('>>', name, JSON.stringify(summary(c)))
      if (name === 'reload') await wait(60_000)
      ops[name]!()
      if (random() < 0.5) {
        const ms = pick([0, 1, 600, 3100, 8000])
        log.push('+' + ms)
        await vi.advanceTimersByTimeAsync(ms)
        await vi.dynamicImportSettled()
      } else log.push('|')
      for (const con of c.config.state.connections.values())
        for (const a of con.accounts)
          if (!/^0x/.test(a)) bad.push(seed + ' solana in wagmi')
    }
    if (process.env.TRACE) {
      await wait(100)
      console.log(
        '>> after last',
        JSON.stringify(summary(c)),
        page.frame.log.join(' '),
      )
    }
    await wait(60_000)
    // settle: all promises
    const open = await Promise.race([
      Promise.all(late).then(() => false),
      (async () => {
        await wait(5_000)
        return true
      })(),
    ])
    const check = (when: string) => {
      const session = page.frame.session
      const used = b.kitStorage.getItem('latchkey.emailLoginUsed') === 'true'
      const pending = b.kitStorage.getItem('latchkey.signOutPending')
      const detached = (
        b.kitStorage.getItem('latchkey.detachedNamespaces') ?? ''
      ).split(',')
      const e: any = evmOf(c),
        s: any = solOf(c)
      const status = c.kit.solana.getState().status
      const say = (t: string) =>
        bad.push(
          `${seed} ${when}: ${t} | used=${used} pending=${pending} detached=${detached} session=${session?.address.slice(0, 6)} evm=${e?.accounts[0].slice(0, 6)} sol=${s?.address.slice(0, 6)} ${status} | ${log.join(' ')}`,
        )
      if (open && when === 'end') say('promise open')
      if (s && (!session || !used || detached.includes('solana')))
        say('solana connected without login')
      if (s && session && s.address !== page.frame.solana)
        say('solana of another person')
      if (!s && session && used && !pending && !detached.includes('solana'))
        say('solana missing')
      if (e && (!session || !used || detached.includes('eip155')))
        say('evm connected without login')
      if (
        e &&
        session &&
        people.find((p) => p.evm === e.accounts[0])!.sol !== page.frame.solana
      )
        say('evm of another person')
      if (status === 'connecting' || status === 'reconnecting')
        say('status ' + status)
      if (s && s.status !== 'connected') say('acc status')
      return { e: e?.accounts[0], s: s?.address }
    }
    const before = check('end')
    c = b.load()
    await wait(60_000)
    const after = check('reloaded')
    if (before.s !== after.s)
      bad.push(
        `${seed} reload changed solana ${before.s} ${after.s} | ${log.join(' ')}`,
      )
    if (before.e !== after.e)
      bad.push(
        `${seed} reload changed evm ${before.e} ${after.e} | ${log.join(' ')} ${b.kitStorage.getItem('latchkey.detachedNamespaces')}`,
      )
    c.unmount()
    await wait(60_000)
    if (vi.getTimerCount()) {
      bad.push(seed + ' timers ' + vi.getTimerCount())
    }
    vi.clearAllTimers()
  }
  console.log(bad.length, bad.slice(0, 25).join('\n'))
  console.log('unhandled', unhandled.length, unhandled[0])
})
