import { concat, type Hex, hexToBytes, numberToHex } from 'viem'

/** EIP-1271's answer for a valid signature. */
const MAGIC = '0x1626ba7e'

/**
 * Creates the code of a contract account (EIP-1271) that accepts signatures of
 * one key, or of everyone.
 *
 * @param owner - address of the key, `anyone` to accept everything
 * @returns the code at its address, and the code that deploys it
 */
export function createContractWallet(owner: Hex | 'anyone'): {
  initCode: Hex
  runtimeCode: Hex
} {
  const runtimeCode =
    owner === 'anyone'
      ? concat(['0x63', MAGIC, '0x60e01b', answer])
      : concat([
          // ecrecover(hash, v, r, s) of `isValidSignature(hash, signature)`
          '0x6004355f52', // memory[0x00] = hash
          '0x60a43560f81c602052', // memory[0x20] = v
          '0x606435604052', // memory[0x40] = r
          '0x608435606052', // memory[0x60] = s
          '0x60205f60805f60015afa50', // memory[0x00] = signer
          '0x5f5173', // signer == owner
          owner,
          '0x14',
          // MAGIC if so, else zero
          '0x63',
          MAGIC,
          '0x0260e01b',
          answer,
        ])
  const size = numberToHex(hexToBytes(runtimeCode).length, { size: 1 })
  // codecopy(0, 10, size), return(0, size)
  const initCode = concat(['0x60', size, '0x80600a5f395ff300', runtimeCode])
  return { initCode, runtimeCode }
}

/** Returns the word on the stack. */
const answer: Hex = '0x5f5260205ff3'
