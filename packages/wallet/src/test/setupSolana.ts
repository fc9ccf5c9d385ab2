import { base58 } from '@scure/base'
import {
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach } from 'vitest'
import type { SolanaMethod } from '../approve/approvalMethods.js'
import { prepareSolanaApproval } from '../approve/prepareSolanaApproval.js'
import { createSolanaKey } from '../keys/createSolanaKey.js'
import { english } from '../ui/language/translations/english.js'
import type { ApprovalView } from '../ui/view.js'
import { createNode } from './createNode.js'

type Options = { payer?: PublicKey; hash?: string }

/** A user with tokens, a node that knows them, and what may be asked of them. */
export function setupSolana() {
  const pair = Keypair.generate()
  const me = pair.publicKey
  const account = createSolanaKey(pair.secretKey.slice(0, 32))
  const [bob, stranger, mint] = [0, 1, 2].map(
    () => Keypair.generate().publicKey,
  ) as [PublicKey, PublicKey, PublicKey]
  const blockhash = Keypair.generate().publicKey.toBase58()
  const mine = getAssociatedTokenAddressSync(mint, me)
  const bobs = getAssociatedTokenAddressSync(mint, bob)
  const node = createNode(blockhash)
  beforeEach(() => {
    node.reset()
    node.setMint(mint, 6)
    node.setTokenAccount(mine, { mint, owner: me })
  })

  function compile(
    instructions: TransactionInstruction[],
    { hash = blockhash, payer = me }: Options = {},
  ) {
    const message = new TransactionMessage({
      payerKey: payer,
      recentBlockhash: hash,
      instructions,
    }).compileToV0Message()
    return base58.encode(new VersionedTransaction(message).serialize())
  }

  const prepare = <method extends SolanaMethod>(
    method: method extends `solana_${infer name}` ? name : never,
    params: unknown,
  ) =>
    prepareSolanaApproval(`solana_${method}` as SolanaMethod, {
      account,
      cluster: {
        caipNetworkId: 'solana:localnet',
        name: 'Solana Localnet',
        rpcUrls: ['http://frame-node'],
      },
      origin: 'http://app.localhost:5173',
      params,
      rpc: node.rpc,
      strings: english,
    })

  return {
    ...{ account, blockhash, bob, bobs, compile, me, mine, mint, node, pair },
    ...{ prepare, stranger },
    async view(instructions: TransactionInstruction[], options?: Options) {
      const transaction = compile(instructions, options)
      return (await prepare('signTransaction', { transaction })).view
    },
    pay: (to = bob, lamports: number | bigint = 1_500_000_001n) =>
      SystemProgram.transfer({ fromPubkey: me, toPubkey: to, lamports }),
    payTokens: (to = bobs, amount = 2_500_000n, decimals = 6) =>
      createTransferCheckedInstruction(mine, mint, to, me, amount, decimals),
    unknown: (data: number[] = [1, 2]) =>
      new TransactionInstruction({
        programId: stranger,
        keys: [{ pubkey: me, isSigner: true, isWritable: true }],
        data: Buffer.from(data),
      }),
    row: (card: ApprovalView, label: string) =>
      card.rows.find((one) => one.label === label)?.value,
  }
}
