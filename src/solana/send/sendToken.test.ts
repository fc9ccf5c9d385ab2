import {
  ComputeBudgetProgram,
  type Connection,
  Keypair,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { UserRejectedRequestError } from 'viem'
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import {
  createSolanaNode,
  type Intercept,
} from '../../../test/setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../../test/setup/solana/createSolanaPage.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import type { SolanaSendParameters } from '../../core/ports/solana.js'
import { getMint } from '../read/getMint.js'
import type { WalletHandle } from '../wallet.js'
import { estimateSend } from './estimateSend.js'
import { getAssociatedAddress } from './getAssociatedAddress.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { getSendStatus } from './getSendStatus.js'
import { sendToken } from './sendToken.js'

const node = createSolanaNode()
let keypair: Keypair
let to: string
let timer: ReturnType<typeof setInterval>

beforeEach(() => {
  keypair = Keypair.generate()
  to = Keypair.generate().publicKey.toBase58()
  node.fund(keypair.publicKey.toBase58())
  timer = setInterval(() => node.control.warp(1), 20)
})

afterEach(() => {
  clearInterval(timer)
  node.control.heal()
})

type Sign = NonNullable<WalletHandle['signTransaction']>

const sign: Sign = async ({ transaction }) => signed(transaction)

function signed(bytes: Uint8Array, change?: (found: Transaction) => void) {
  const transaction = Transaction.from(bytes)
  change?.(transaction)
  transaction.sign(keypair)
  return Uint8Array.from(transaction.serialize())
}

function setup(
  options: {
    intercept?: Intercept
    connection?: Connection
    page?: ReturnType<typeof createSolanaPage>
    wallet?: Pick<WalletHandle, 'signAndSendTransaction' | 'signTransaction'> &
      Partial<Pick<WalletHandle, 'subscribe'>>
  } = {},
) {
  const { intercept, wallet = { signTransaction: sign } } = options
  const connection = node.connect(intercept)
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const open = (more: Partial<typeof options> = {}) => {
    const page = createSolanaPage({
      connection: more.intercept ? node.connect(more.intercept) : connection,
      keypair,
      storage,
      wallet: more.wallet ?? wallet,
    })
    const send = (parameters: Partial<SolanaSendParameters> = {}) =>
      sendToken(page.context, {
        account: page.account,
        amount: '1.5',
        caipNetworkId: localnet,
        to,
        token: 'native',
        ...parameters,
      })
    return { ...page, send }
  }
  return { ...open(), reload: open }
}

/** Deadlines pass 25 times as fast, pauses between two lookups do not. */
function runClockAhead() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const clock = setInterval(() => vi.setSystemTime(Date.now() + 500), 20)
  onTestFinished(() => {
    clearInterval(clock)
    vi.useRealTimers()
  })
}

/** Our own clock passes what a blockhash is valid for. */
function letTimePass() {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 125_000)
  onTestFinished(() => void vi.useRealTimers())
}

const toError = (code: string, sentToNetwork = 'no') =>
  expect.objectContaining({ code, sentToNetwork })

describe('sendToken', () => {
  test('default', async () => {
    const { context, send } = setup()
    const steps: string[] = []
    const result = await send({
      onStep: ({ commitment = '', hash, step }) =>
        steps.push([step, commitment, hash ? 'hash' : ''].join(' ').trim()),
    })
    expect(result).toEqual({
      caipNetworkId: localnet,
      hash: expect.any(String),
      slot: expect.any(Number),
    })
    expect(node.find(result.hash)).toBe(true)
    expect(node.getAmount(to)).toBe(1_500_000_000n)
    expect(getPaymentJournal(context).list()).toEqual([])
    expect(steps.slice(0, 3)).toEqual([
      'preparing',
      'approving',
      'confirming  hash',
    ])
    expect(steps.at(-1)).toMatch(/^confirmed (confirmed|finalized) hash$/)
  })

  test.each(['spl', 'token2022'] as const)(
    'param: token %s, and the estimate matches the cost',
    async (name) => {
      const { account, context, send } = setup()
      const mint = node.mints[name]
      const token = `${localnet}/token:${mint}`
      const before = node.getAmount(account.address)
      const { fee, rent } = await estimateSend(context, {
        ...{ account, to, token },
        caipNetworkId: localnet,
      })
      await send({ token })
      const unit = name === 'spl' ? 1_000_000n : 1_000_000_000n
      expect(node.getAmount(to, mint)).toBe((unit * 3n) / 2n)
      expect(before - node.getAmount(account.address)).toBe(fee)
      expect(rent).toBeGreaterThan(2_000_000n)
      // The account exists now.
      await send({ amount: '0.5', token: `${localnet}:${mint}` })
      expect(node.getAmount(to, mint)).toBe(unit * 2n)
    },
  )

  test.each([
    'So11111111111111111111111111111111111111111',
    `${localnet}:So11111111111111111111111111111111111111111`,
    `${localnet}/slip44:501`,
  ])('param: token %s is SOL', async (token) => {
    await setup().send({ token })
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('behavior: two clicks are one payment, a later one is a new payment', async () => {
    let asked = 0
    const { send } = setup({
      wallet: {
        signTransaction(request) {
          asked++
          return sign(request)
        },
      },
    })
    const [one, two] = await Promise.all([send(), send()])
    expect(one.hash).toBe(two.hash)
    expect(asked).toBe(1)
    const three = await send()
    expect(three.hash).not.toBe(one.hash)
    expect(node.getAmount(to)).toBe(3_000_000_000n)
  })

  test('behavior: a wallet may set the fee and use a newer blockhash', async () => {
    const { blockhash } = await node.connect().getLatestBlockhash('finalized')
    const { send } = setup({
      wallet: {
        signTransaction: async ({ transaction }) =>
          signed(transaction, (found) => {
            found.recentBlockhash = blockhash
            found.instructions[1] = ComputeBudgetProgram.setComputeUnitPrice({
              microLamports: 7,
            })
          }),
      },
    })
    await send()
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('error: wallet signs something else', async () => {
    const fromPubkey = keypair.publicKey
    const { context, send } = setup({
      wallet: {
        signTransaction: async ({ transaction }) =>
          signed(transaction, (found) => {
            found.add(
              SystemProgram.transfer({
                ...{ fromPubkey, lamports: 1, toPubkey: fromPubkey },
              }),
            )
          }),
      },
    })
    await expect(send()).rejects.toEqual(toError('SIGNED_OTHERWISE'))
    expect(getPaymentJournal(context).list()).toEqual([])
    expect(node.getAmount(to)).toBe(0n)
  })

  test('error: signature does not verify', async () => {
    const { send } = setup({
      wallet: {
        signTransaction: async ({ transaction }) => {
          const bytes = signed(transaction)
          bytes[5] = (bytes[5] ?? 0) ^ 1
          return bytes
        },
      },
    })
    await expect(send()).rejects.toEqual(toError('SIGNED_OTHERWISE'))
  })

  test('error: declined by the user', async () => {
    const { context, send } = setup({
      wallet: {
        signTransaction: () =>
          Promise.reject(new UserRejectedRequestError(new Error('No'))),
      },
    })
    await expect(send()).rejects.toThrow(UserRejectedRequestError)
    expect(getPaymentJournal(context).list()).toEqual([])
  })

  test('error: wallet disconnects during the request', async () => {
    const { send } = setup({
      wallet: {
        signTransaction: () => new Promise(() => {}),
        subscribe(listener) {
          const timer = setTimeout(() => listener({ accounts: [] }), 10)
          return () => clearTimeout(timer)
        },
      },
    })
    await expect(send()).rejects.toEqual(toError('NOT_CONNECTED'))
  })

  test.each([
    [{ to: '' }, 'AMOUNT_AND_RECEIVER_REQUIRED'],
    [{ token: '' }, 'TOKEN_REQUIRED'],
    [{ to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }, 'WRONG_NAMESPACE'],
    [{ to: '0OIl'.repeat(9) }, 'INVALID_ADDRESS'],
    [{ to: '11111111111111111111111111111111' }, 'INVALID_ADDRESS'],
    [{ to: node.mints.spl, token: node.mints.spl }, 'INVALID_ADDRESS'],
    [{ to: node.mints.spl }, 'RECEIVER_NOT_WALLET'],
    [{ amount: '1e3' }, 'INVALID_AMOUNT'],
    [{ amount: '0' }, 'AMOUNT_ZERO'],
    [{ amount: '0.0000000001' }, 'TOO_MANY_DECIMALS'],
    [{ amount: '11' }, 'INSUFFICIENT_BALANCE'],
    [{ amount: '99999999999999999999' }, 'INSUFFICIENT_BALANCE'],
    [{ amount: '10' }, 'FEE_NOT_COVERED'],
    [{ amount: '9.9999' }, 'SENDER_BELOW_RENT'],
    [{ amount: '0.0001' }, 'RECEIVER_BELOW_RENT'],
    [{ token: 'eip155:1/slip44:60' }, 'INVALID_TOKEN'],
    [{ token: 'solana:devnet/slip44:501' }, 'INVALID_TOKEN'],
    [{ token: Keypair.generate().publicKey.toBase58() }, 'INVALID_TOKEN'],
    [{ token: node.mints.spl, amount: '1000.1' }, 'INSUFFICIENT_BALANCE'],
    [{ caipNetworkId: 'solana:other' as const }, 'CHAIN_NOT_SUPPORTED'],
    [{ options: { computeUnitLimit: 0 } }, 'BUDGET_INVALID'],
    [
      { options: { preflightCommitment: 'soon' as 'max' } },
      'COMMITMENT_INVALID',
    ],
  ] as const)('error: %j', async (parameters, code) => {
    let asked = 0
    const { send } = setup({
      wallet: {
        signTransaction(request) {
          asked++
          return sign(request)
        },
      },
    })
    await expect(send(parameters)).rejects.toEqual(toError(code))
    expect(asked).toBe(0)
  })

  test('error: no SOL for the token account of the receiver', async () => {
    const { send } = setup()
    const poor = '9.998'
    await send({ amount: poor, to: Keypair.generate().publicKey.toBase58() })
    await expect(send({ token: node.mints.spl })).rejects.toEqual(
      toError('RENT_NOT_COVERED'),
    )
  })

  test.each([
    [429, 'RPC_BUSY'],
    [503, 'RPC_FAILED'],
    ['<html>', 'RPC_UNREADABLE'],
    [{ jsonrpc: '2.0', id: 1, result: { value: 'x' } }, 'RPC_UNREADABLE'],
  ])('error: node answers %j', async (answer, code) => {
    const { send } = setup({ intercept: () => answer })
    await expect(send()).rejects.toEqual(toError(code))
  })

  test('behavior: looks up a lost answer, and sends the same bytes', async () => {
    const sent: unknown[] = []
    const { send } = setup({
      intercept({ method, params }, answer) {
        if (method !== 'sendTransaction') return answer()
        sent.push(params[0])
        if (sent.length > 1) answer()
        throw new TypeError('fetch failed')
      },
    })
    await send()
    expect(sent).toHaveLength(2)
    expect(sent[0]).toBe(sent[1])
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('behavior: resumes the same payment after a reload', async () => {
    let asked = 0
    const page = setup({
      // It lands, but the page never learns of it.
      intercept({ method }, answer) {
        if (method !== 'sendTransaction') return answer()
        answer()
        return new Promise(() => {})
      },
      wallet: {
        signTransaction(request) {
          asked++
          return sign(request)
        },
      },
    })
    const lost = page.send().catch(() => {})
    await expect.poll(() => node.getAmount(to)).toBe(1_500_000_000n)
    const next = page.reload({ intercept: (_, answer) => answer() })
    const { hash } = await next.send()
    expect(node.find(hash)).toBe(true)
    expect(asked).toBe(1)
    expect(node.getAmount(to)).toBe(1_500_000_000n)
    expect(getPaymentJournal(next.context).list()).toEqual([])
    void lost
  })

  describe('a name that has moved', () => {
    const name = 'ada.sol'
    const moved = Keypair.generate().publicKey.toBase58()

    /** Pays, and is closed before it learns of the outcome. */
    async function payAndClose(isLanded: boolean) {
      const page = setup({
        intercept({ method }, answer) {
          if (method !== 'sendTransaction') return answer()
          if (isLanded) answer()
          return new Promise(() => {})
        },
      })
      page.send({ name }).catch(() => {})
      await expect
        .poll(() => getPaymentJournal(page.context).list()[0]?.isHandedOver)
        .toBe(true)
      if (isLanded)
        await expect.poll(() => node.getAmount(to)).toBeGreaterThan(0n)
      return page.reload({ intercept: (_, answer) => answer() })
    }

    test.each([
      ['has landed', true],
      ['is open', false],
    ])('error: the payment to its earlier address %s', async (_, isLanded) => {
      const next = await payAndClose(isLanded)
      await expect(next.send({ name, to: moved })).rejects.toEqual(
        toError('TRANSACTION_UNKNOWN', 'unknown'),
      )
      expect(node.getAmount(moved)).toBe(0n)
    })

    test('behavior: another amount, another name, and sending anyway', async () => {
      const next = await payAndClose(true)
      await next.send({ amount: '0.5', name, to: moved })
      await next.send({ name: 'eve.sol', to: moved })
      await next.send({ name, resend: true, to: moved })
      expect(node.getAmount(moved)).toBe(3_500_000_000n)
    })

    test('behavior: the earlier payment can no longer land', async () => {
      const next = await payAndClose(false)
      node.control.warp(300)
      letTimePass()
      const before = node.getAmount(moved)
      await next.send({ name, to: moved })
      expect(node.getAmount(moved) - before).toBe(1_500_000_000n)
      expect(getPaymentJournal(next.context).list()).toEqual([])
    })

    test('behavior: two clicks while it moves are one payment', async () => {
      const { send } = setup()
      const other = Keypair.generate().publicKey.toBase58()
      const [first, second] = await Promise.all([
        send({ name }),
        send({ name, to: other }),
      ])
      expect(second.hash).toBe(first.hash)
      expect(node.getAmount(other)).toBe(0n)
    })
  })

  test('error: reports an expired payment once that is final', async () => {
    let isDead = true
    const { context, send } = setup({
      intercept: ({ method }, answer) =>
        isDead && method === 'sendTransaction' ? 503 : answer(),
    })
    const result = expect(send()).rejects.toEqual(
      toError('TRANSACTION_EXPIRED'),
    )
    await expect
      .poll(() => getPaymentJournal(context).list()[0]?.hash)
      .toBeTruthy()
    node.control.warp(300)
    letTimePass()
    await result
    expect(getPaymentJournal(context).list()).toEqual([])
    isDead = false
    await send()
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('error: fails on the chain', async () => {
    const { context, send } = setup()
    const options = { computeUnitLimit: 1 }
    runClockAhead()
    await expect(send({ options })).rejects.toEqual(
      toError('SIMULATION_FAILED'),
    )
    await expect(
      send({ options: { ...options, skipPreflight: true } }),
    ).rejects.toEqual(toError('TRANSACTION_REVERTED', 'yes'))
    expect(getPaymentJournal(context).list()).toEqual([])
    expect(node.getAmount(to)).toBe(0n)
  })

  test('behavior: sends the signed bytes again after a node has rejected them', async () => {
    let asked = 0
    let isRefused = true
    const error = {
      code: -32002,
      message: 'Transaction simulation failed: custom program error: 0x1',
    }
    const { send } = setup({
      intercept: (call, answer) =>
        isRefused && call.method === 'sendTransaction'
          ? { jsonrpc: '2.0', id: (call as { id?: string }).id, error }
          : answer(),
      wallet: {
        signTransaction(request) {
          asked++
          return sign(request)
        },
      },
    })
    await expect(send()).rejects.toEqual(toError('INSUFFICIENT_BALANCE'))
    isRefused = false
    await send()
    expect(asked).toBe(1)
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('error: same payment in two tabs', async () => {
    let approve = () => {}
    const approved = new Promise<void>((resolve) => {
      approve = resolve
    })
    const page = setup({
      wallet: {
        async signTransaction(request) {
          await approved
          return sign(request)
        },
      },
    })
    const first = page.send()
    await expect
      .poll(() => getPaymentJournal(page.context).list())
      .toHaveLength(1)
    await expect(page.reload().send()).rejects.toEqual(
      expect.objectContaining({ sentToNetwork: 'unknown' }),
    )
    approve()
    await first
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('param: to, a token account', async () => {
    const { send } = setup()
    const token = node.mints.spl
    const mint = await getMint(node.connect(), token)
    await send({ token })
    const account = getAssociatedAddress(to, mint)
    await send({ to: account, token })
    expect(node.getAmount(to, token)).toBe(3_000_000n)
    await expect(send({ to: account })).rejects.toEqual(
      toError('RECEIVER_NOT_WALLET'),
    )
    const other = node.mints.token2022
    await expect(send({ to: account, token: other })).rejects.toEqual(
      toError('RECEIVER_OTHER_TOKEN'),
    )
  })

  test('error: approved too late, nothing was sent', async () => {
    const { send } = setup({
      wallet: {
        signTransaction: async (request) => {
          node.control.warp(200)
          return sign(request)
        },
      },
    })
    await expect(send()).rejects.toEqual(toError('TRANSACTION_EXPIRED'))
  })

  test('param: signal, before anything is sent', async () => {
    const controller = new AbortController()
    const { context, send } = setup({
      wallet: {
        signTransaction: async (request) => {
          controller.abort()
          return sign(request)
        },
      },
    })
    await expect(send({ signal: controller.signal })).rejects.toEqual(
      toError('ABORTED'),
    )
    expect(getPaymentJournal(context).list()).toEqual([])
    expect(node.getAmount(to)).toBe(0n)
  })
})

test('behavior: aborted and started again immediately', async () => {
  const controller = new AbortController()
  const { send } = setup({
    wallet: {
      signTransaction: (request) =>
        controller.signal.aborted ? sign(request) : new Promise(() => {}),
    },
  })
  const first = send({ amount: '1.50', signal: controller.signal })
  const failed = expect(first).rejects.toEqual(toError('ABORTED'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  controller.abort()
  await Promise.all([failed, send()])
  expect(node.getAmount(to)).toBe(1_500_000_000n)
})

describe('sendToken, with a wallet that sends by itself', () => {
  const post: NonNullable<WalletHandle['signAndSendTransaction']> = async ({
    transaction,
  }) => {
    const bytes = signed(transaction)
    node.submit(btoa(String.fromCharCode(...bytes)))
    return encodeBase58(bytes.subarray(1, 65))
  }

  test('default', async () => {
    const { send } = setup({ wallet: { signAndSendTransaction: post } })
    const { hash } = await send()
    expect(node.find(hash)).toBe(true)
  })

  test('behavior: finds a lost answer by the message', async () => {
    const { context, send } = setup({
      wallet: {
        signAndSendTransaction: async (request) => {
          await post(request)
          throw new Error('Lost')
        },
      },
    })
    const { hash } = await send()
    expect(node.find(hash)).toBe(true)
    expect(getPaymentJournal(context).list()).toEqual([])
  })

  test('error: without an answer it is sent again only on request', async () => {
    runClockAhead()
    let isSilent = true
    const { context, send } = setup({
      wallet: {
        signAndSendTransaction: async (request) => {
          if (isSilent) throw new Error('Lost')
          return post(request)
        },
      },
    })
    const unknown = toError('TRANSACTION_UNKNOWN', 'unknown')
    const { sendId } = await send().then(
      () => expect.unreachable(),
      (error) => {
        expect(error).toEqual(unknown)
        return error
      },
    )
    const status = { caipNetworkId: localnet, hash: undefined }
    expect(await getSendStatus(context, { sendId })).toEqual({
      ...{ ...status, status: 'unknown' },
    })
    isSilent = false
    node.control.setPaused(true)
    clearInterval(timer)
    node.control.warp(300)
    letTimePass()
    timer = setInterval(() => node.control.warp(1), 20)
    await expect(send()).rejects.toEqual(unknown)
    await send({ resend: true })
    expect(node.getAmount(to)).toBe(1_500_000_000n)
    expect(await getSendStatus(context, { sendId })).toBe(undefined)
  })
})

describe('getSendStatus', () => {
  /** Signed and recorded; the page was closed before any node had it. */
  async function leave() {
    const controller = new AbortController()
    const { signal } = controller
    const left = setup({
      intercept: ({ method }, answer) =>
        method === 'sendTransaction' ? 503 : answer(),
    })
    const lost = left.send({ signal }).catch(() => {})
    await expect
      .poll(() => getPaymentJournal(left.context).list()[0]?.hash)
      .toBeTruthy()
    controller.abort()
    await lost
    const sendId = getPaymentJournal(left.context).list()[0]?.id ?? ''
    const next = left.reload({ intercept: (_, answer) => answer() })
    const look = () => getSendStatus(next.context, { sendId })
    return { ...next, look }
  }

  test('default: expired, which is final', async () => {
    const { look } = await leave()
    expect(await look()).toMatchObject({ status: 'unknown' })
    node.control.warp(300)
    letTimePass()
    await expect.poll(look).toMatchObject({
      caipNetworkId: localnet,
      hash: expect.any(String),
      status: 'notSent',
    })
  })

  test('behavior: landed, and stays recorded for another attempt', async () => {
    const { context, look, send } = await leave()
    const { transaction = '' } = getPaymentJournal(context).list()[0] ?? {}
    await node.connect().sendEncodedTransaction(transaction)
    await expect.poll(look).toMatchObject({ status: 'landed' })
    await send()
    expect(node.getAmount(to)).toBe(1_500_000_000n)
    expect(await look()).toBe(undefined)
  })
})
