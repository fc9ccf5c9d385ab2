import { serveSigner } from './serveSigner.js'
import type { SignerPort } from './signerWire.js'

serveSigner(self as unknown as SignerPort)
