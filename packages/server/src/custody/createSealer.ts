import {
  createCipheriv,
  createDecipheriv,
  hash,
  randomBytes,
} from 'node:crypto'

/**
 * Encrypts what is stored, so that a stolen database is worth nothing without
 * the master key.
 */
export type Sealer = {
  /** `bind`: whose record it is and which; it opens for nothing else. */
  seal(bind: readonly string[], text: string): Promise<string>
  /** @throws when it is corrupt, or was sealed for something else. */
  open(bind: readonly string[], sealed: string): Promise<string>
}

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const KEY_ID_LENGTH = 8

/**
 * AES-256-GCM under a master key.
 *
 * @param parameters.keys - 32 bytes each; the first seals, all of them open
 *
 * @example
 * const sealer = createSealer({ keys: [Buffer.from(masterKey, 'base64')] })
 */
export function createSealer(parameters: {
  keys: readonly [Buffer, ...Buffer[]]
}): Sealer {
  const { keys } = parameters
  if (keys.some((key) => key.length !== KEY_BYTES))
    throw new Error('A master key has 32 bytes.')
  const byId = new Map(keys.map((key) => [toId(key), key]))
  const [first] = keys
  return {
    async seal(bind, text) {
      const iv = randomBytes(IV_BYTES)
      const id = toId(first)
      const cipher = createCipheriv('aes-256-gcm', first, iv)
      cipher.setAAD(toData(id, bind))
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), data])
      return `1.${id}.${bytes.toString('base64url')}`
    },
    async open(bind, sealed) {
      const [version, id = '', text = ''] = sealed.split('.')
      const key = byId.get(id)
      if (version !== '1' || !key)
        throw new Error(`There is no master key ${id}.`)
      const bytes = Buffer.from(text, 'base64url')
      const iv = bytes.subarray(0, IV_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, iv, {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(toData(id, bind))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const data = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(data), decipher.final()]).toString()
    },
  }
}

/** Names a key without saying anything about it. */
function toId(key: Buffer) {
  const named = Buffer.concat([Buffer.from('latchkey-master-key'), key])
  return hash('sha256', named, 'hex').slice(0, KEY_ID_LENGTH)
}

// The first two prove nothing by themselves: another ID is another key.
function toData(id: string, bind: readonly string[]) {
  return Buffer.from(JSON.stringify(['1', id, ...bind]))
}
