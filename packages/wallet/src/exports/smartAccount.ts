export {
  DELEGATE,
  DELEGATION_MANAGER,
  ENFORCERS,
  ENTRY_POINT,
} from '../smartAccount/contracts.js'
