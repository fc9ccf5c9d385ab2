import { base58 } from '@scure/base'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createTransferCheckedInstruction,
  createTransferInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { wrappedSol } from '../requests/solana/part.js'
import { programs } from '../requests/solana/programs.js'
import { setupSolana } from '../test/setupSolana.js'

const {
  account,
  blockhash,
  bob,
  bobs,
  me,
  mine,
  mint,
  stranger,
  compile,
  prepare,
  view,
  pay,
  payTokens,
  unknown,
  row,
  node,
} = setupSolana()
const token2022 = TOKEN_2022_PROGRAM_ID

/** A mint of Token-2022 with extensions, each its number and content. */
function setMint(extensions: readonly (readonly [number, Uint8Array])[]) {
  node.setMint(mint, 6)
  const bytes = [...new Uint8Array(166)]
  bytes[44] = 6
  bytes[45] = 1
  bytes[165] = 1
  for (const [number, content] of extensions) {
    const { length } = content
    bytes.push(number & 255, number >> 8, length & 255, length >> 8, ...content)
  }
  node.setAccount(mint, { owner: token2022, data: Uint8Array.from(bytes) })
}

function toMetadata(symbol: string): readonly [number, Uint8Array] {
  const text = new TextEncoder().encode(symbol)
  const name = [0, 0, 0, 0]
  return [
    ExtensionType.TokenMetadata,
    Uint8Array.of(
      ...new Uint8Array(64),
      ...name,
      text.length,
      0,
      0,
      0,
      ...text,
    ),
  ]
}

function pay2022(
  parts: { from?: PublicKey; authority?: PublicKey; extra?: PublicKey[] } = {},
) {
  const from = getAssociatedTokenAddressSync(mint, me, false, token2022)
  const to = getAssociatedTokenAddressSync(mint, bob, false, token2022)
  node.setTokenAccount(from, { mint, owner: me }, token2022)
  node.setTokenAccount(to, { mint, owner: bob }, token2022)
  const { authority = me, extra = [], from: source = from } = parts
  const instruction = createTransferCheckedInstruction(
    source,
    mint,
    to,
    authority,
    2_500_000n,
    6,
    [],
    token2022,
  )
  for (const pubkey of extra)
    instruction.keys.push({ pubkey, isSigner: true, isWritable: true })
  return instruction
}

describe('who receives tokens', () => {
  test.each([
    ['the user', me],
    ['someone whom the user trusts', bob],
  ])(
    'behavior: an account that may change hands is not said to be of %s',
    async (_, owner) => {
      const { publicKey } = Keypair.generate()
      node.setTokenAccount(publicKey, { mint, owner })
      const card = await view([payTokens(publicKey)])
      expect(card.action).toBe('Send')
      expect(row(card, 'To')).toBeUndefined()
      expect(row(card, 'To yourself')).toBeUndefined()
      expect(row(card, 'To token account')).toBe(publicKey.toBase58())
      expect(row(card, 'Its owner now')).toBe(owner.toBase58())
      expect(card.warnings).toHaveLength(1)
      expect(card.warnings[0]).toContain('someone else')
    },
  )

  test('behavior: an own account that was given away', async () => {
    node.setTokenAccount(bobs, { mint, owner: stranger })
    const card = await view([payTokens()])
    expect(row(card, 'To token account')).toBe(bobs.toBase58())
    expect(row(card, 'Its owner now')).toBe(stranger.toBase58())
  })

  test('behavior: of another mint than it holds', async () => {
    const other = Keypair.generate().publicKey
    node.setTokenAccount(bobs, { mint: other, owner: bob })
    const card = await view([createTransferInstruction(mine, bobs, me, 1n)])
    expect(card.warnings).toHaveLength(1)
  })

  test('behavior: to the own usual account', async () => {
    const card = await view([payTokens(mine)])
    expect(row(card, 'To yourself')).toBe(me.toBase58())
    expect(card.warnings).toEqual([])
  })
})

describe('out of an account that is not there yet', () => {
  test('behavior: the receiver does not say what leaves it', async () => {
    const [source, target] = [Keypair.generate(), Keypair.generate()]
    node.setTokenAccount(target.publicKey, { mint, owner: bob })
    const card = await view([
      createTransferInstruction(source.publicKey, target.publicKey, me, 9n),
    ])
    expect(card).toMatchObject({
      action: 'Move tokens',
      amount: '9 base units',
    })
    expect(row(card, 'Token')).toBeUndefined()
    expect(card.warnings.join()).toContain(
      "can't read the token account it comes from",
    )
  })
})

describe('a program that the token runs with each transfer', () => {
  const hook = [ExtensionType.TransferHook, new Uint8Array(64)] as const

  test('behavior: it is handed the signature of the user', async () => {
    const theirs = Keypair.generate().publicKey
    const parts = { from: theirs, authority: stranger, extra: [me] }
    setMint([hook])
    for (const instruction of [pay2022(parts), pay2022({ extra: [me] })]) {
      const card = await view([instruction])
      expect(card.action).toBe('Call a program')
      expect(card.warnings.join()).toContain("can't read this part")
    }
  })

  test('behavior: a mint that is still to be made may have one', async () => {
    node.setAccount(mint, { owner: stranger, data: new Uint8Array(82) })
    const card = await view([pay2022({ extra: [me] })])
    expect(card.action).toBe('Call a program')
  })

  test('behavior: without one, more signers are no danger', async () => {
    setMint([])
    const card = await view([pay2022({ extra: [me] })])
    expect(card).toMatchObject({ action: 'Send', warnings: [] })
  })

  test('behavior: with the accounts of the token alone it is pointed out', async () => {
    setMint([hook])
    const card = await view([pay2022({ extra: [stranger] })])
    expect(card.action).toBe('Send')
    expect(card.warnings).toHaveLength(1)
  })
})

describe('what a token says of itself', () => {
  test.each([
    'SOL',
    'wSOL',
    'USDC',
    'usdt',
    'U5DC',
    'S0L',
    '$USDC',
    'USDC.',
    'ЅОL', // Cyrillic
    '000 USDC',
    '.5 SILV',
    '9',
  ])('behavior: %s does not stand behind an amount', async (symbol) => {
    setMint([toMetadata(symbol)])
    const card = await view([pay2022()])
    expect(card.amount).toBe('2.5 tokens')
  })

  test.each(['SILV', 'PYUSD', 'EURC', 'a.b', '$WIF', 'jitoSOL', 'USDe'])(
    'behavior: %s does',
    async (symbol) => {
      setMint([toMetadata(symbol)])
      const card = await view([pay2022()])
      expect(card.amount).toBe(`2.5 ${symbol}`)
      expect(row(card, 'It calls itself')).toBe(symbol)
    },
  )

  test('behavior: in other scripts it is a line of its own', async () => {
    setMint([toMetadata('犬コイン')])
    const card = await view([pay2022()])
    expect(card.amount).toBe('2.5 tokens')
    expect(row(card, 'It calls itself')).toBe('犬コイン')
  })

  test('behavior: one that its maker can take back', async () => {
    setMint([[ExtensionType.PermanentDelegate, new Uint8Array(32).fill(1)]])
    const card = await view([pay2022()])
    expect(card.warnings).toEqual([
      'Whoever controls the token can take it out of any account.',
    ])
  })
})

describe('the account of the user', () => {
  test('behavior: closed for someone else, with wrapped SOL in it', async () => {
    const wrapped = new PublicKey(wrappedSol.address)
    node.setMint(wrapped, 9)
    node.setTokenAccount(mine, { mint: wrapped, owner: me })
    const card = await view([createCloseAccountInstruction(mine, bob, me)])
    expect(row(card, 'Wrapped SOL in it now')).toBe('0.000000001 wSOL')
    expect(card.warnings.join()).toContain('someone else')
  })

  test('behavior: made anew for a program, it is lost', async () => {
    const card = await view(
      [
        SystemProgram.createAccount({
          fromPubkey: stranger,
          newAccountPubkey: me,
          lamports: 1,
          space: 0,
          programId: stranger,
        }),
      ],
      { payer: stranger },
    )
    expect(card.action).toBe('Create an account')
    expect(card.warnings.join()).toContain('your whole account')
  })

  test('behavior: a nonce account is taken over with what is in it', async () => {
    const card = await view([
      SystemProgram.nonceAuthorize({
        noncePubkey: bob,
        authorizedPubkey: me,
        newAuthorizedPubkey: stranger,
      }),
    ])
    expect(card.action).toBe('Change who controls a nonce account')
    expect(card.warnings).toHaveLength(1)
  })
})

describe('rent of accounts for others', () => {
  const make = (owner: PublicKey, payer = me) =>
    createAssociatedTokenAccountIdempotentInstruction(
      payer,
      getAssociatedTokenAddressSync(mint, owner),
      owner,
      mint,
    )
  const owners = Array.from({ length: 5 }, () => Keypair.generate().publicKey)

  test('behavior: it is added up, and said whose it is then', async () => {
    const card = await view([...owners.map((owner) => make(owner)), pay()])
    expect(row(card, 'New token accounts')).toBe('0.0101964 SOL')
    expect(card.warnings).toEqual([
      'Parts 1, 2, 3, 4, 5: You pay for a new token account. Its owner can take that SOL out.',
    ])
  })

  test('behavior: over several transactions', async () => {
    const { view: card } = await prepare('signAllTransactions', {
      transactions: owners.map((owner) => compile([make(owner)])),
    })
    expect(row(card, 'New token accounts')).toBe('0.0101964 SOL')
    expect(card.warnings).toHaveLength(1)
  })

  test('behavior: what others pay is not counted', async () => {
    const card = await view([make(bob, stranger), pay()])
    expect(row(card, 'New token account')).toBeUndefined()
    expect(card.warnings).toEqual([])
  })

  test('behavior: for oneself it is no loss', async () => {
    const other = Keypair.generate().publicKey
    node.setMint(other, 0)
    const address = getAssociatedTokenAddressSync(other, me)
    const card = await view([
      createAssociatedTokenAccountIdempotentInstruction(me, address, me, other),
    ])
    expect(row(card, 'New token account')).toBe('0.00203928 SOL')
    expect(card.warnings).toEqual([])
  })
})

describe('accounts out of lookup tables', () => {
  const lookupTable = new PublicKey(programs.lookupTable)

  function setTable(key: PublicKey, addresses: PublicKey[], owner?: PublicKey) {
    const data = new Uint8Array(56 + 32 * addresses.length)
    for (const [index, address] of addresses.entries())
      data.set(address.toBytes(), 56 + 32 * index)
    node.setAccount(key, { owner: owner ?? lookupTable, data })
  }

  /** Each table is what the app says of it, and at first what the chain says. */
  function compileWith(
    instruction: TransactionInstruction,
    lists: PublicKey[][],
  ) {
    const tables = lists.map((addresses) => {
      const key = Keypair.generate().publicKey
      setTable(key, addresses)
      return new AddressLookupTableAccount({
        key,
        state: {
          addresses,
          authority: PublicKey.default,
          deactivationSlot: 2n ** 64n - 1n,
          lastExtendedSlot: 0,
          lastExtendedSlotStartIndex: 0,
        },
      })
    })
    const message = new TransactionMessage({
      payerKey: me,
      recentBlockhash: blockhash,
      instructions: [instruction],
    }).compileToV0Message(tables)
    expect(message.addressTableLookups).toHaveLength(lists.length)
    const transaction = base58.encode(
      new VersionedTransaction(message).serialize(),
    )
    const keys = tables.map(({ key }) => key) as [PublicKey, ...PublicKey[]]
    return { keys, sign: () => prepare('signTransaction', { transaction }) }
  }

  test('behavior: the receiver in one is shown, as the chain has it', async () => {
    const { keys, sign } = compileWith(pay(stranger), [[bob, stranger]])
    const { view: card } = await sign()
    expect(row(card, 'To')).toBe(stranger.toBase58())
    expect(card.warnings).toHaveLength(1)
    setTable(keys[0], [stranger, bob])
    expect(row((await sign()).view, 'To')).toBe(bob.toBase58())
  })

  test('behavior: those of several stand in the order of the network', async () => {
    const others = Array.from({ length: 8 }, () => Keypair.generate().publicKey)
    const instruction = unknown()
    for (const [index, pubkey] of others.entries())
      instruction.keys.push({
        pubkey,
        isSigner: false,
        isWritable: index % 3 === 0,
      })
    const { sign } = compileWith(instruction, [
      others.slice(0, 4).reverse(),
      others.slice(4),
    ])
    const raw = JSON.parse((await sign()).view.raw)
    expect(raw.instructions[0].accounts).toEqual(
      [me, ...others].map((key) => key.toBase58()),
    )
  })

  test.each([
    ['names what the message names', () => [bob, me], undefined],
    ['names one twice', () => [stranger, stranger], undefined],
    ['is too short', () => [], undefined],
    ['is of another program', () => [bob, stranger], stranger],
  ])('error: one %s', async (_, list, owner) => {
    const instruction = pay(stranger)
    instruction.keys.push({ pubkey: bob, isSigner: false, isWritable: false })
    const { keys, sign } = compileWith(instruction, [[bob, stranger]])
    setTable(keys[0], list(), owner)
    await expect(sign()).rejects.toMatchObject({ code: -32602 })
  })
})

test('error: bytes of a payment as a message, in every later version', async () => {
  const message = new TransactionMessage({
    payerKey: me,
    recentBlockhash: blockhash,
    instructions: [pay(), unknown()],
  })
    .compileToV0Message()
    .serialize()
  for (let version = 0x80; version < 0xff; version++) {
    message[0] = version
    const request = { message: base58.encode(message), pubkey: account.address }
    await expect(prepare('signMessage', request)).rejects.toThrow()
  }
})

test('error: a sign-in message that names two networks', async () => {
  const host = 'app.localhost:5173'
  const text = `${host} wants you to sign in with your Solana account:\n${account.address}\n\nChain ID: localnet\n\nURI: http://${host}\nVersion: 1\nChain ID: mainnet`
  const message = base58.encode(new TextEncoder().encode(text))
  await expect(
    prepare('signMessage', { message, pubkey: account.address }),
  ).rejects.toThrow('malformed')
})
