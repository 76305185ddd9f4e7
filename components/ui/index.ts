export { Button } from './Button';
export { Icon, type IconName } from './Icon';
export { IconButton } from './IconButton';
export { Panel } from './Panel';
export { Screen } from './Screen';
export { Sheet } from './Sheet';
export { Text } from './Text';
