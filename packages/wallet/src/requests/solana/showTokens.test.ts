import {
  createInitializeInterestBearingMintInstruction,
  createInitializeMint2Instruction,
  createInitializeScaledUiAmountConfigInstruction,
  ExtensionType,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { HostError } from 'latchkey/frame'
import { expect, test } from 'vitest'
import { createSolanaNode } from '../../../../../test/setup/solana/createSolanaNode.js'
import type { Rpc } from '../../node/createRpc.js'
import { english } from '../../ui/language/translations/english.js'
import { createAccountReader } from './createAccountReader.js'
import { readMint } from './readMint.js'
import { showTokens } from './showTokens.js'

const node = createSolanaNode()
const program = TOKEN_2022_PROGRAM_ID
const me = Keypair.generate()
node.fund(me.publicKey.toBase58())
const cluster = {
  caipNetworkId: 'solana:localnet' as const,
  name: 'Solana Localnet',
  rpcUrls: ['http://frame-node'],
}

const rpc: Rpc = async (_, method, params) => {
  const { error, result } = node.answer(method, params) as {
    error?: { code: number; message: string }
    result?: unknown
  }
  if (error) throw new HostError(error)
  return result
}

async function createMint(
  type: ExtensionType,
  init: (mint: PublicKey) => TransactionInstruction,
) {
  const pair = Keypair.generate()
  const mint = pair.publicKey
  const connection = node.connect()
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction().add(
    SystemProgram.createAccount({
      fromPubkey: me.publicKey,
      lamports: 10_000_000,
      newAccountPubkey: mint,
      programId: program,
      space: getMintLen([type]),
    }),
    init(mint),
    createInitializeMint2Instruction(mint, 6, me.publicKey, null, program),
  )
  transaction.recentBlockhash = blockhash
  transaction.sign(me, pair)
  await connection.sendRawTransaction(transaction.serialize())
  node.control.warp(20)
  const accounts = createAccountReader({ cluster, rpc })
  const found = await readMint(accounts, mint.toBase58(), program.toBase58())
  if (!found) throw new Error('No mint')
  return found
}

const show = (
  units: bigint,
  mint: Parameters<typeof showTokens>[1],
  ask: Rpc = rpc,
) =>
  showTokens(units, mint, {
    ...{ cluster, rpc: ask, strings: english },
    user: me.publicKey.toBase58(),
  })

const createScaled = (multiplier: number) =>
  createMint(ExtensionType.ScaledUiAmountConfig, (mint) =>
    createInitializeScaledUiAmountConfigInstruction(
      ...([mint, me.publicKey, multiplier, program] as const),
    ),
  )

test('default: base units beside what the program says', async () => {
  const mint = await createScaled(10)
  expect(await show(1_000_000n, mint)).toEqual({
    note: '1000000 base units',
    text: '10 tokens',
    units: 10_000_000n,
  })
  expect(await show(1n, mint)).toMatchObject({ text: '0.00001 tokens' })
})

test('behavior: a token that bears interest', async () => {
  const mint = await createMint(ExtensionType.InterestBearingConfig, (mint) =>
    createInitializeInterestBearingMintInstruction(
      ...([mint, me.publicKey, 500, program] as const),
    ),
  )
  const { note, units = 0n } = await show(1_000_000n, mint)
  expect(note).toBe('1000000 base units')
  expect(units).toBeGreaterThanOrEqual(1_000_000n)
  expect(units).toBeLessThan(1_100_000n)
})

test('behavior: another token, and none', async () => {
  const accounts = createAccountReader({ cluster, rpc })
  const { spl } = node.mints
  const plain = await readMint(
    accounts,
    spl,
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  )
  expect(await show(1_500_000n, plain)).toEqual({
    text: '1.5 tokens',
    units: 1_500_000n,
  })
  expect(await show(7n, undefined)).toMatchObject({ text: '7 base units' })
})

test('behavior: a node that does not say it', async () => {
  const mint = await createScaled(10)
  const programId = program.toBase58()
  const answer = (text: string, id = programId) => ({
    value: {
      err: null,
      returnData: { data: [btoa(text), 'base64'], programId: id },
    },
  })
  for (const ask of [
    () => Promise.reject(new Error('Away')),
    async () => null,
    async () => ({ value: { err: 'AccountNotFound' } }),
    async () => answer('1e9'),
    async () => answer('-1'),
    async () => answer('0.0000001'),
    async () => answer('<b>'),
    async () => answer('1', SystemProgram.programId.toBase58()),
  ])
    expect(await show(5n, mint, ask)).toEqual({
      text: '5 base units',
      units: undefined,
    })
})
