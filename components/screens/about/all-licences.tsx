export { ThirdParty as AllLicences } from './third-party';
