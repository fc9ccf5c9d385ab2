/**
 * The sources under mutation testing, and the groups by which scores are
 * reported: what decides about money, and about who may talk to the frame.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const groups = {
  amount: ['src/core/amount/*.ts'],
  messenger: [
    'src/frame/transport/createMessenger.ts',
    'src/frame/transport/readEnvelope.ts',
  ],
  protocol: ['src/frame/protocol/protocol.ts', 'src/frame/protocol/*.ts'],
  policy: [
    'src/frame/protocol/policy.ts',
    'src/frame/protocol/rpcMethods.ts',
    'src/frame/protocol/assert*.ts',
    'src/frame/protocol/readSignedChainId.ts',
    'src/frame/protocol/toRpcPayload.ts',
    'src/frame/protocol/toWireValue.ts',
  ],
  host: [
    'src/frame/host/createFrameHost.ts',
    'src/frame/host/HostError.ts',
    'src/frame/host/*.ts',
  ],
}

/** Lowest score of each group, in percent. */
export const LOWEST_SCORE = 95
