import { serve } from '../workshop/serve';
import { JOBS } from './jobs';

serve(JOBS);
