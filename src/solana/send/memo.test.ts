import {
  AccountState,
  createAssociatedTokenAccountIdempotentInstruction,
  createEnableRequiredMemoTransfersInstruction,
  createInitializeDefaultAccountStateInstruction,
  createInitializeMint2Instruction,
  createInitializePausableConfigInstruction,
  createMintToInstruction,
  createPauseInstruction,
  createReallocateInstruction,
  createThawAccountInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
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
import type { SolanaSendParameters } from '../../core/ports/solana.js'
import { programs } from '../programs.js'
import { estimateSend } from './estimateSend.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { sendToken } from './sendToken.js'

const node = createSolanaNode()
let keypair: Keypair
let receiver: Keypair
let timer: ReturnType<typeof setInterval>

beforeEach(() => {
  keypair = Keypair.generate()
  receiver = Keypair.generate()
  for (const { publicKey } of [keypair, receiver])
    node.fund(publicKey.toBase58())
  timer = setInterval(() => node.control.warp(1), 20)
})

afterEach(() => {
  clearInterval(timer)
  node.control.heal()
})

/** Executes on the chain, paid by the first signer. */
async function execute(
  instructions: TransactionInstruction[],
  signers: [Keypair, ...Keypair[]],
) {
  const connection = node.connect()
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({
    feePayer: signers[0].publicKey,
    recentBlockhash: blockhash,
  }).add(...instructions)
  transaction.sign(...signers)
  const hash = await connection.sendRawTransaction(transaction.serialize())
  await expect.poll(() => node.find(hash)).toBe(true)
}

type Extension = {
  type: ExtensionType
  init(mint: PublicKey): TransactionInstruction
}

/** A token of which the sender has 100, at 2 decimals. */
async function createToken(extension: Extension) {
  const mint = Keypair.generate()
  const me = keypair.publicKey
  const space = getMintLen([extension.type])
  const program = TOKEN_2022_PROGRAM_ID
  const account = getAssociatedTokenAddressSync(
    ...([mint.publicKey, me, true, program] as const),
  )
  await execute(
    [
      SystemProgram.createAccount({
        fromPubkey: me,
        lamports: 10_000_000,
        newAccountPubkey: mint.publicKey,
        programId: program,
        space,
      }),
      extension.init(mint.publicKey),
      createInitializeMint2Instruction(mint.publicKey, 2, me, me, program),
      createAssociatedTokenAccountIdempotentInstruction(
        ...([me, account, me, mint.publicKey, program] as const),
      ),
      ...(extension.type === ExtensionType.DefaultAccountState
        ? [
            createThawAccountInstruction(
              ...([account, mint.publicKey, me, undefined, program] as const),
            ),
          ]
        : []),
      createMintToInstruction(
        ...([mint.publicKey, account, me, 10_000, undefined, program] as const),
      ),
    ],
    [keypair, mint],
  )
  return mint.publicKey
}

/** Makes the receiver's account of the silver token require memos. */
async function requireMemo() {
  const mint = new PublicKey(node.mints.token2022)
  const owner = receiver.publicKey
  const program = TOKEN_2022_PROGRAM_ID
  const account = getAssociatedTokenAddressSync(mint, owner, true, program)
  await execute(
    [
      createReallocateInstruction(
        account,
        owner,
        [ExtensionType.MemoTransfer],
        owner,
        undefined,
        program,
      ),
      createEnableRequiredMemoTransfersInstruction(account, owner, [], program),
    ],
    [receiver],
  )
}

function setup(
  options: {
    change?: (transaction: Transaction) => void
    intercept?: Intercept
  } = {},
) {
  const signed: Transaction[] = []
  const page = createSolanaPage({
    connection: node.connect(options.intercept),
    keypair,
    wallet: {
      async signTransaction({ transaction }) {
        const found = Transaction.from(transaction)
        options.change?.(found)
        found.sign(keypair)
        signed.push(found)
        return Uint8Array.from(found.serialize())
      },
    },
  })
  const { account, context } = page
  const base = {
    account,
    caipNetworkId: localnet,
    token: node.mints.token2022,
    to: receiver.publicKey.toBase58(),
  } as const
  type Some = Partial<SolanaSendParameters>
  return {
    context,
    signed,
    estimate: (some: Some = {}) => estimateSend(context, { ...base, ...some }),
    send: (some: Some = {}) =>
      sendToken(context, { ...base, amount: '1', ...some }),
  }
}

const isMemo = ({ programId }: TransactionInstruction) =>
  programId.toBase58() === programs.memo

const memo = 'Order 7, für Zoë'

describe('memo', () => {
  test.each(['native', node.mints.spl, node.mints.token2022])(
    'default: right before the transfer, %s',
    async (token) => {
      const { estimate, send, signed } = setup()
      const options = { memo }
      const { fee } = await estimate({ amount: '1', options, token })
      const address = keypair.publicKey.toBase58()
      const before = node.getAmount(address)
      await send({ options, token })
      const paid = token === 'native' ? 1_000_000_000n : 0n
      expect(before - node.getAmount(address) - paid).toBe(fee)
      const { instructions = [] } = signed[0] ?? {}
      expect(instructions.map(isMemo)).toEqual([false, false, true, false])
      expect(String(instructions[2]?.data)).toBe(memo)
    },
  )

  test('behavior: the longest one fits', async () => {
    const { send, signed } = setup()
    await send({ options: { memo: 'ü'.repeat(256) } })
    expect(signed).toHaveLength(1)
  })

  test.each(['', 'x'.repeat(513), '\ud800', 7 as never])(
    'error: %o',
    async (memo) => {
      const { estimate, send, signed } = setup()
      const error = { code: 'MEMO_INVALID', sentToNetwork: 'no' }
      await expect(send({ options: { memo } })).rejects.toMatchObject(error)
      await expect(estimate({ options: { memo } })).rejects.toMatchObject({
        code: 'MEMO_INVALID',
      })
      expect(signed).toEqual([])
    },
  )

  test('error: wallet drops it', async () => {
    const { send } = setup({
      change(found) {
        found.instructions = found.instructions.filter((one) => !isMemo(one))
      },
    })
    await expect(send({ options: { memo } })).rejects.toMatchObject({
      code: 'SIGNED_OTHERWISE',
    })
  })

  test('behavior: another memo is another payment', async () => {
    const { context, send, signed } = setup()
    const amounts = () => node.getAmount(receiver.publicKey.toBase58())
    const before = amounts()
    const pay = (memo: string) => send({ options: { memo }, token: 'native' })
    const [one, three] = await Promise.all([pay('a'), pay('a')])
    const two = await pay('b')
    expect(one.hash).toBe(three.hash)
    expect(one.hash).not.toBe(two.hash)
    expect(signed).toHaveLength(2)
    expect(amounts() - before).toBe(2_000_000_000n)
    expect(getPaymentJournal(context).list()).toEqual([])
  })

  test('error: the same payment with another memo may still land', async () => {
    const answers = { isLost: true }
    const { context, send, signed } = setup({
      intercept: ({ method }, answer) =>
        answers.isLost && method === 'sendTransaction' ? 503 : answer(),
    })
    const controller = new AbortController()
    const { signal } = controller
    const lost = send({ options: { memo: 'a' }, signal }).catch(() => {})
    await expect
      .poll(() => getPaymentJournal(context).list()[0]?.hash)
      .toBeTruthy()
    controller.abort()
    await lost
    answers.isLost = false
    for (const options of [{ memo: 'b' }, {}])
      await expect(send({ options })).rejects.toMatchObject({
        cause: { code: 'MEMO_DIFFERS' },
        sentToNetwork: 'unknown',
      })
    expect(signed).toHaveLength(1)
    // It can no longer land.
    node.control.warp(300)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 125_000)
    onTestFinished(() => void vi.useRealTimers())
    await send({ options: { memo: 'b' } })
    expect(signed).toHaveLength(2)
  })
})

describe('receiver that requires a memo', () => {
  test('default', async () => {
    await requireMemo()
    const { estimate, send, signed } = setup()
    const error = { code: 'MEMO_REQUIRED' }
    await expect(estimate()).rejects.toMatchObject(error)
    await expect(send()).rejects.toMatchObject(error)
    expect(signed).toEqual([])
    await send({ options: { memo } })
    const { publicKey } = receiver
    expect(node.getAmount(publicKey.toBase58(), node.mints.token2022)).toBe(
      51_000_000_000n,
    )
  })
})

describe('tokens', () => {
  test('error: paused', async () => {
    const me = keypair.publicKey
    const program = TOKEN_2022_PROGRAM_ID
    const mint = await createToken({
      type: ExtensionType.PausableConfig,
      init: (mint) =>
        createInitializePausableConfigInstruction(mint, me, program),
    })
    const token = mint.toBase58()
    const { estimate, send, signed } = setup()
    await send({ token })
    const pause = createPauseInstruction(mint, me, [], program)
    await execute([pause], [keypair])
    const error = { code: 'TOKEN_PAUSED' }
    await expect(estimate({ token })).rejects.toMatchObject(error)
    await expect(send({ amount: '2', token })).rejects.toMatchObject(error)
    expect(signed).toHaveLength(1)
  })

  test('error: new accounts are frozen', async () => {
    const mint = await createToken({
      type: ExtensionType.DefaultAccountState,
      init: (mint) =>
        createInitializeDefaultAccountStateInstruction(
          ...([mint, AccountState.Frozen, TOKEN_2022_PROGRAM_ID] as const),
        ),
    })
    const token = mint.toBase58()
    const { estimate, send, signed } = setup()
    const error = { code: 'RECEIVER_NOT_APPROVED' }
    await expect(estimate({ token })).rejects.toMatchObject(error)
    await expect(send({ token })).rejects.toMatchObject(error)
    expect(signed).toEqual([])
  })
})
