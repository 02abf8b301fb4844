import { serve } from '../workshop/serve';
import { createArchiveJobs } from './jobs';

serve(createArchiveJobs());
