import { account } from './account';
import { actions } from './actions';
import { app } from './app';
import { auth } from './auth';
import { birth } from './birth';
import { chat } from './chat';
import { errors } from './errors';
import { labels } from './labels';
import { nav } from './nav';
import { photos } from './photos';
import { storage } from './storage';
import { titles } from './titles';

export default {
  account,
  actions,
  app,
  auth,
  birth,
  chat,
  errors,
  labels,
  nav,
  photos,
  storage,
  titles,
};
