import { ensureMessages } from '../../../scripts/ensureMessages.js'

/** Generates the modules of sentences, which git does not hold. */
export const setup = () => ensureMessages()
