export { authFrame } from '../connectors/authFrame.js'
