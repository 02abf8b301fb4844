import { account } from './account';
import { actions } from './actions';
import { app } from './app';
import { auth } from './auth';
import { chat } from './chat';
import { errors } from './errors';
import { labels } from './labels';
import { nav } from './nav';
import { titles } from './titles';

export default {
  account,
  actions,
  app,
  auth,
  chat,
  errors,
  labels,
  nav,
  titles,
};
