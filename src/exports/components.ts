export { ConnectButton } from '../components/buttons/ConnectButton.js'
export { ConnectModal } from '../components/buttons/ConnectModal.js'
