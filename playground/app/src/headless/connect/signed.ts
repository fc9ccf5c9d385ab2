export const signedText = 'Latchkey was here'

/** A letter, as EIP-712 has it. */
export function typedData(chainId: number | undefined) {
  return {
    domain: { name: 'Latchkey', version: '1', chainId },
    types: {
      Letter: [
        { name: 'to', type: 'string' },
        { name: 'words', type: 'string' },
      ],
    },
    primaryType: 'Letter',
    message: { to: 'Everybody', words: signedText },
  } as const
}
