import { Connection, Keypair } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { setupSolana } from './setupSolana.js'

const { get } = setupSolana()

test('behavior: runs where a DOM has replaced fetch and its classes', async () => {
  const { publicKey } = Keypair.generate()
  get().fund(publicKey.toBase58(), { sol: '1.5', spl: '', token2022: '' })
  const connection = new Connection(get().rpcUrl, 'confirmed')
  expect(await connection.getBalance(publicKey)).toBe(1_500_000_000)
  expect(get().getAmount(publicKey.toBase58(), get().mints.spl.address)).toBe(
    0n,
  )
})
