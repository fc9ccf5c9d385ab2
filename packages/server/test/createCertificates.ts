import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/**
 * A certificate of an authenticator's maker for the key of a passkey, and the
 * one it is signed with, as DER (X.509 v3). It names a list of revoked ones.
 */
export function createCertificates(parameters: {
  /** SHA-256 of the client data, as Android attests it. */
  challenge: Uint8Array
  publicKey: KeyObject
  /** Of the list of revoked certificates. */
  revokedUrl: string
}): readonly [leaf: Buffer, root: Buffer] {
  const { challenge, publicKey, revokedUrl } = parameters
  const issuer = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const leafName = toName('Passkey')
  const rootName = toName('Maker')
  const leaf = toCertificate({
    ...{ issuer: rootName, signer: issuer.privateKey, subject: leafName },
    extensions: [
      toExtension('551d1f', toRevokedList(revokedUrl)),
      toExtension('2b06010401d679020111', toKeyDescription(challenge)),
    ],
    publicKey,
  })
  const root = toCertificate({
    ...{ issuer: rootName, signer: issuer.privateKey, subject: rootName },
    extensions: [toExtension('551d1f', toRevokedList(revokedUrl))],
    publicKey: issuer.publicKey,
  })
  return [leaf, root]
}

function toCertificate(parameters: {
  extensions: readonly Buffer[]
  issuer: Buffer
  publicKey: KeyObject
  signer: KeyObject
  subject: Buffer
}): Buffer {
  const { extensions, issuer, publicKey, signer, subject } = parameters
  const algorithm = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const signed = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    issuer,
    der(
      0x30,
      der(0x17, Buffer.from('200101000000Z')),
      der(0x17, Buffer.from('490101000000Z')),
    ),
    subject,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, der(0x30, ...extensions)),
  )
  const signature = sign('sha256', signed, signer)
  return der(0x30, signed, algorithm, der(0x03, Buffer.from([0]), signature))
}

function toName(commonName: string) {
  const fields = [
    ['550406', 'SE'],
    ['55040a', 'Maker'],
    ['55040b', 'Authenticator Attestation'],
    ['550403', commonName],
  ] as const
  const sets = fields.map(([id, text]) =>
    der(
      0x31,
      der(
        0x30,
        der(0x06, Buffer.from(id, 'hex')),
        der(0x0c, Buffer.from(text)),
      ),
    ),
  )
  return der(0x30, ...sets)
}

const toExtension = (id: string, value: Buffer) =>
  der(0x30, der(0x06, Buffer.from(id, 'hex')), der(0x04, value))

const toRevokedList = (url: string) =>
  der(0x30, der(0x30, der(0xa0, der(0xa0, der(0x86, Buffer.from(url))))))

const toKeyDescription = (challenge: Uint8Array) =>
  der(
    0x30,
    ...[der(0x02, Buffer.from([3])), der(0x0a, Buffer.from([1]))],
    ...[der(0x02, Buffer.from([3])), der(0x0a, Buffer.from([1]))],
    ...[der(0x04, challenge), der(0x04), der(0x30), der(0x30)],
  )

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
