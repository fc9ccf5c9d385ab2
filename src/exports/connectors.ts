export { authFrame } from '../connectors/authFrame.js'
export { createLogger } from '../core/logger.js'
