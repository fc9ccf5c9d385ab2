import { encodeBase64 } from '../../core/encodeBase64.js'
import {
  CODE_BYTES,
  formatRecoveryCode,
} from '../../core/formatRecoveryCode.js'
import { readTypedCode } from '../../core/readTypedCode.js'
import type { Addresses } from '../../core/secret.js'
import { wipe } from '../../core/wipe.js'
import { wrongCode } from '../../core/wrongCode.js'
import type { MethodSecret } from '../../keys/prepareWrap.js'

/** A wallet that is about to be kept; nothing of it is kept yet. */
export type CodeDraft = {
  /** To be written down. */
  code: string
  /**
   * Keeps the wallet once the code was typed back.
   *
   * @throws HostError MISTYPED_CODE, INVALID_RECOVERY_CODE, and those of the
   * server
   */
  confirm(typed: string): Promise<Addresses>
  /** base64, for another method. */
  salt: string
  /**
   * Keeps it under another method than the code, such as a passkey. Wipes the
   * secret, also when it fails.
   */
  keep(recovery: MethodSecret): Promise<Addresses>
  /** Forgets it. */
  drop(): void
}

const SALT_BYTES = 16

/** A new recovery code, which counts once it was typed back. */
export function toDraft(
  keep: (recovery: MethodSecret) => Promise<Addresses>,
  onEnd = () => {},
): CodeDraft {
  const bytes = random(CODE_BYTES)
  const code = formatRecoveryCode(bytes)
  const salt = encodeBase64(random(SALT_BYTES))
  function drop() {
    wipe(bytes)
    onEnd()
  }
  async function keepOnce(recovery: MethodSecret) {
    const addresses = await keep(recovery).finally(() => {
      wipe(recovery.secret) // guard: draft-wipe
    })
    drop()
    return addresses
  }
  return {
    code,
    async confirm(typed) {
      const secret = readTypedCode(typed)
      const isSame = secret.every((byte, index) => byte === bytes[index])
      if (!isSame) throw wrongCode() // guard: custody-typed-back
      return keepOnce({ method: 'code', salt, secret })
    },
    salt,
    keep: keepOnce,
    drop,
  }
}

function random(length: number) {
  return crypto.getRandomValues(new Uint8Array(length))
}
