import { addons } from 'storybook/manager-api';
import { paperFrame } from './theme';

addons.setConfig({ theme: paperFrame });
