import { base58 } from '@scure/base'
import {
  AuthorityType,
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createInitializeAccount3Instruction,
  createSetAuthorityInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSolana } from '../../../../test/setup/solana/startSolana.js'
import { createSolanaKey } from '../keys/createSolanaKey.js'
import { createRpc } from '../node/createRpc.js'
import { english } from '../ui/language/translations/english.js'
import { prepareSolanaApproval } from './prepareSolanaApproval.js'

const account = createSolanaKey(crypto.getRandomValues(new Uint8Array(32)))
const me = new PublicKey(account.address)
const origin = 'http://app.localhost:5173'
let chain: Awaited<ReturnType<typeof startSolana>>
let connection: Connection

beforeAll(async () => {
  chain = await startSolana()
  chain.fund(account.address)
  connection = new Connection(chain.rpcUrl, 'confirmed')
})

afterAll(() => chain.stop())

async function prepare(instructions: TransactionInstruction[]) {
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: me,
    recentBlockhash: blockhash,
    instructions: [
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 20_000_000 }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 }),
      ...instructions,
    ],
  }).compileToV0Message()
  const bytes = new VersionedTransaction(message).serialize()
  return prepareSolanaApproval('solana_signAndSendTransaction', {
    account,
    cluster: {
      caipNetworkId: 'solana:localnet',
      name: 'Solana Localnet',
      rpcUrls: [chain.rpcUrl],
    },
    strings: english,
    origin,
    params: { transaction: base58.encode(bytes) },
    rpc: createRpc(),
  })
}

async function land(signature: string) {
  await vi.waitFor(
    async () => {
      const { value } = await connection.getSignatureStatus(signature)
      expect(value).toMatchObject({ err: null })
    },
    { timeout: 5_000 },
  )
}

/** What the account has paid in lamports once the run has landed. */
async function getCost(run: () => Promise<unknown>) {
  const before = chain.getAmount(account.address)
  const { signature } = (await run()) as { signature: string }
  await land(signature)
  return before - chain.getAmount(account.address)
}

function toLamports(text: string | undefined) {
  return BigInt(Math.round(Number.parseFloat(text ?? '') * 1e9))
}

describe('on a chain', () => {
  test('default', async () => {
    const to = Keypair.generate().publicKey
    const { run, view } = await prepare([
      SystemProgram.transfer({
        fromPubkey: me,
        toPubkey: to,
        lamports: 1_000_000_001,
      }),
    ])
    expect(view).toMatchObject({ action: 'Send', amount: '1.000000001 SOL' })
    const total = view.rows.find(({ label }) => label === 'Total')?.value
    expect(await getCost(run)).toBe(toLamports(total))
    expect(chain.getAmount(to.toBase58())).toBe(1_000_000_001n)
  })

  test.each(['spl', 'token2022'] as const)(
    'behavior: %s into an account that is made, for the rent shown',
    async (name) => {
      const token = chain.mints[name]
      const program = new PublicKey(token.programId)
      const mint = new PublicKey(token.address)
      const to = Keypair.generate().publicKey
      const target = getAssociatedTokenAddressSync(mint, to, false, program)
      const { run, view } = await prepare([
        createAssociatedTokenAccountIdempotentInstruction(
          me,
          target,
          to,
          mint,
          program,
        ),
        createTransferCheckedInstruction(
          getAssociatedTokenAddressSync(mint, me, false, program),
          mint,
          target,
          me,
          3n,
          token.decimals,
          [],
          program,
        ),
      ])
      const symbol = name === 'spl' ? 'tokens' : token.symbol
      const text = `0.${'3'.padStart(token.decimals, '0')} ${symbol}`
      expect(view).toMatchObject({ action: 'Send', amount: text, warnings: [] })
      const get = (label: string) =>
        view.rows.find((row) => row.label === label)?.value
      expect(get('To')).toBe(to.toBase58())
      const costs =
        toLamports(get('Fee')) + toLamports(get('New token account'))
      expect(await getCost(run)).toBe(costs)
      expect(chain.getAmount(to.toBase58(), token.address)).toBe(3n)
    },
  )

  test('behavior: an account that changes hands behind the card', async () => {
    const token = chain.mints.spl
    const mint = new PublicKey(token.address)
    const [thief, target] = [Keypair.generate(), Keypair.generate()]
    chain.fund(thief.publicKey.toBase58())
    const act = async (instructions: TransactionInstruction[]) =>
      land(
        await connection.sendTransaction(
          new Transaction().add(...instructions),
          [thief, target],
        ),
      )
    const create = [
      SystemProgram.createAccount({
        fromPubkey: thief.publicKey,
        newAccountPubkey: target.publicKey,
        lamports: 2_039_280,
        space: 165,
        programId: new PublicKey(token.programId),
      }),
      createInitializeAccount3Instruction(
        target.publicKey,
        mint,
        thief.publicKey,
      ),
    ]
    const give = (type: AuthorityType, to: PublicKey) =>
      createSetAuthorityInstruction(target.publicKey, thief.publicKey, type, to)
    // Theirs to close, but the user's own.
    await act([
      ...create,
      give(AuthorityType.CloseAccount, thief.publicKey),
      give(AuthorityType.AccountOwner, me),
    ])
    const { run, view } = await prepare([
      createTransferCheckedInstruction(
        getAssociatedTokenAddressSync(mint, me),
        mint,
        target.publicKey,
        me,
        7n,
        token.decimals,
      ),
    ])
    const close = createCloseAccountInstruction(
      target.publicKey,
      thief.publicKey,
      thief.publicKey,
    )
    await act([close, ...create])
    const before = chain.getAmount(account.address, token.address)
    await getCost(run)
    expect(before - chain.getAmount(account.address, token.address)).toBe(7n)
    const labels = view.rows.map(({ label }) => label)
    expect(labels).toContain('To token account')
    expect(labels).not.toContain('To yourself')
    expect(view.warnings).toHaveLength(1)
  })

  test('error: more than there is is refused before anyone is asked', async () => {
    const toPubkey = Keypair.generate().publicKey
    const lamports = 10n ** 15n
    const instruction = SystemProgram.transfer({
      fromPubkey: me,
      toPubkey,
      lamports,
    })
    await expect(prepare([instruction])).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining('not enough funds'),
    })
  })
})
