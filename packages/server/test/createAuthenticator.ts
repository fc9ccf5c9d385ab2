import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { createCertificates } from './createCertificates.js'
import { walletOrigin } from './setupAuth.js'

/** What certificates of a maker would have a server fetch. */
export const revokedUrl = 'http://inside.example/revoked'

type Options = { challenge: string }
type Change = {
  /** Of the page that asks. */
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  /** More of what the browser says of the page. */
  client?: object
  /**
   * Of a creation. Default: none. `self` is of format `packed`; those of a
   * maker have certificates, which name `revokedUrl`.
   */
  attestation?: 'self' | 'packed' | 'android-key'
}

const b64 = (bytes: Uint8Array | string) =>
  Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) =>
  createHash('sha256').update(data).digest()

/**
 * An authenticator with one passkey, in software: what browsers send for it,
 * as WebAuthn section 6 has it. A change makes it lie about one thing.
 */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })
  const id = randomBytes(16)
  let counter = 0
  let userHandle: string | undefined

  function toData(change: Change, attested?: Buffer) {
    const { rpId = new URL(walletOrigin).hostname } = change
    const { isVerified = true } = change
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(change.counter ?? counter)
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ])
  }

  const toClient = (type: string, { challenge }: Options, change: Change) => {
    const { client, origin = walletOrigin } = change
    const data = { type, challenge, origin, crossOrigin: false, ...client }
    return Buffer.from(JSON.stringify(data))
  }

  return {
    id: b64(id),
    get userHandle() {
      return userHandle
    },
    create(options: Options & { user: { id: string } }, change: Change = {}) {
      userHandle = options.user.id
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        toCose(publicKey),
      ])
      const data = toData(change, attested)
      const client = toClient('webauthn.create', options, change)
      const { attestation } = change
      const isSelf = attestation === 'self'
      const signed = Buffer.concat([data, sha256(client)])
      const statement = attestation && {
        certificates: isSelf
          ? []
          : createCertificates({
              ...{ challenge: sha256(client), publicKey, revokedUrl },
            }),
        format: isSelf ? 'packed' : attestation,
        signature: sign('sha256', signed, privateKey),
      }
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key' as const },
        response: {
          attestationObject: b64(toAttestation(data, statement)),
          clientDataJSON: b64(client),
          transports: ['internal'],
        },
      }
    },
    get(options: Options, change: Change = {}) {
      counter += 1
      const data = toData(change)
      const client = toClient('webauthn.get', options, change)
      const signed = Buffer.concat([data, sha256(client)])
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key' as const },
        response: {
          authenticatorData: b64(data),
          clientDataJSON: b64(client),
          signature: b64(sign('sha256', signed, privateKey)),
          userHandle,
        },
      }
    },
  }
}

/** CBOR of `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`. */
function toCose(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

/**
 * CBOR of `{ fmt: 'none', attStmt: {}, authData }`, or with a statement of
 * `{ alg: -7, sig }`, and of `x5c` where there are certificates.
 */
function toAttestation(
  data: Buffer,
  statement?: {
    certificates: readonly Uint8Array[]
    format: string
    signature: Uint8Array
  },
) {
  const { certificates = [], format = 'none', signature } = statement ?? {}
  const isSigned = signature !== undefined
  const count = certificates.length
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[toText('fmt'), toText(format), toText('attStmt')],
    Buffer.from([0xa0 + (isSigned ? 2 : 0) + (count > 0 ? 1 : 0)]),
    ...(isSigned ? [toText('alg'), Buffer.from([0x26])] : []),
    ...(isSigned ? [toText('sig'), toBytes(signature)] : []),
    ...(count > 0 ? [toText('x5c'), Buffer.from([0x80 + count])] : []),
    ...certificates.map(toBytes),
    ...[toText('authData'), toBytes(data)],
  ])
}

const toText = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

function toBytes(bytes: Uint8Array) {
  const head = Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff])
  return Buffer.concat([head, bytes])
}
