/**
 * The sources whose tests are tested, and in which groups the score is told.
 * What decides about money, and about who may talk to the frame.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const groups = {
  amount: ['src/core/amount/*.ts'],
  messenger: ['src/frame/createMessenger.ts', 'src/frame/readEnvelope.ts'],
  protocol: ['src/frame/protocol.ts', 'src/frame/protocol/*.ts'],
  policy: [
    'src/frame/policy.ts',
    'src/frame/rpcMethods.ts',
    'src/frame/assert*.ts',
    'src/frame/readSignedChainId.ts',
    'src/frame/toRpcPayload.ts',
    'src/frame/toWireValue.ts',
  ],
  host: [
    'src/frame/createFrameHost.ts',
    'src/frame/HostError.ts',
    'src/frame/host/*.ts',
  ],
}

/** Lowest score of each group, in percent. */
export const LOWEST_SCORE = 95
