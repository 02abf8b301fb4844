import { almanac } from './almanac';
import { chat } from './chat';
import { deepDream } from './deepDream';
import { dome } from './dome';
import { facing } from './facing';
import { house, plan } from './house';
import { houseReading } from './houseReading';
import { hud } from './hud';
import { palaceFacts } from './palaceFacts';
import { pillars } from './pillars';
import { planDesk } from './planDesk';
import { planLight } from './planLight';
import { planReport } from './planReport';
import { planTrace } from './planTrace';
import { records } from './records';
import { directions, moon, weather } from './sky';
import { starMap } from './starMap';
import { layoutGuide, shop, tools } from './tools';
import { year } from './year';

export default {
  almanac,
  chat,
  deepDream,
  directions,
  dome,
  facing,
  house,
  houseReading,
  hud,
  layoutGuide,
  moon,
  palaceFacts,
  pillars,
  plan,
  planDesk,
  planLight,
  planReport,
  planTrace,
  records,
  shop,
  starMap,
  tools,
  weather,
  year,
};
